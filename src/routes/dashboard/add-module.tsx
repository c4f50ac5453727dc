import { useState } from 'react';
import { type MetaFunction, useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Card } from '../../design-system/layout/card.tsx';
import { PageHeader } from '../../design-system/layout/page-header.tsx';
import { confirm } from '../../design-system/overlays/confirm.ts';
import { toast } from '../../design-system/overlays/toast.ts';
import { ErrorState } from '../../design-system/states/error-state.tsx';
import { useFailureText } from '../../design-system/use-failure-text.ts';
import { connectModule, disconnectModule, type ModuleSlug } from '../../domains/modules/contract.ts';
import { ModuleCard } from '../../domains/modules/ui/module-card.tsx';
import { nameAmong } from '../../foundation/name-in.ts';
import type { PageName } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import styles from './add-module.module.css';
import { type DashboardContext, useDashboard } from './shell/dashboard-context.ts';
import { pageTitle } from './shell/navigation/page-title.ts';
import { useCall } from './shell/use-call.ts';

type Module = DashboardContext['modules'][number];

const firstPages: Record<ModuleSlug, PageName> = {
  'brokerage-investments': 'portfolios',
  'real-estate': 'properties',
  bonds: 'bonds',
};

export const meta: MetaFunction = ({ matches }) =>
  pageTitle(matches, ({ dashboard }) => dashboard.titles.addModule);

export default function AddModulePage() {
  const t = useTranslations('dashboard');
  const locale = useLocale();
  const to = usePath();
  const { modules } = useDashboard();
  const { revalidate, state } = useRevalidator();
  const common = useTranslations('common.failure');
  const { busy, connect, disconnect } = useModuleActions();
  const nameOf = (module: Module) => nameAmong(module.languages, locale, module.slug);
  return (
    <>
      <PageHeader title={t('titles.addModule')} subtitle={t('modules.subtitle')} />
      {modules.length === 0 && (
        <Card>
          <ErrorState
            title={common('modulesNotFetched')}
            onRetry={() => void revalidate()}
            retrying={state === 'loading'}
          />
        </Card>
      )}
      <div className={styles.modules}>
        {modules.map((module) => (
          <ModuleCard
            key={module.id}
            slug={module.slug}
            name={nameOf(module)}
            connected={module.is_connected}
            busy={busy === module.id}
            to={to(firstPages[module.slug])}
            onConnect={() => void connect(module.id, nameOf(module))}
            onDisconnect={() => void disconnect(module.id, nameOf(module))}
          />
        ))}
      </div>
    </>
  );
}

/** Connecting happens at once; disconnecting asks first. The menus follow with the next loading of the shell. */
function useModuleActions() {
  const t = useTranslations('dashboard.modules');
  const failureText = useFailureText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();

  async function change(id: string, action: () => Promise<unknown>, success?: string) {
    setBusy(id);
    try {
      await action();
      await revalidate();
      if (success) toast.success(success);
    } catch (failure) {
      toast.error(failureText(failure));
    }
    setBusy(undefined);
  }

  return {
    busy,
    connect: (id: string, module: string) =>
      change(id, () => call(connectModule, { body: { module_id: id } }), t('connectedToast', { module })),
    async disconnect(id: string, module: string) {
      const sure = await confirm({
        title: t('confirmTitle', { module }),
        effect: t('confirmEffect'),
        confirmLabel: t('confirm'),
      });
      if (!sure) return;
      await change(id, () => call(disconnectModule, { params: { id } }));
    },
  };
}
