import { useEffect } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../design-system/button.tsx';
import { Card } from '../../design-system/card.tsx';
import { ComingState } from '../../design-system/coming-state.tsx';
import { pageAt } from '../../i18n/paths.ts';
import { usePath } from '../../i18n/use-path.ts';
import { useDashboard } from './shell/dashboard-context.ts';
import { moduleOf } from './shell/navigation.ts';
import { pageTitle } from './shell/page-title.ts';

const texts = {
  portfolios: 'portfolios',
  assets: 'assets',
  transactions: 'transactions',
  strategies: 'strategies',
  strategy: 'strategies',
  reports: 'reports',
  report: 'reports',
  integrations: 'integrations',
  bonds: 'bonds',
  properties: 'properties',
  propertyReports: 'propertyReports',
  propertyReport: 'propertyReports',
  payment: 'payment',
} as const;
type Planned = keyof typeof texts;

function plannedAt(pathname: string): Planned {
  const page = pageAt(pathname);
  return page !== undefined && page in texts ? (page as Planned) : 'portfolios';
}

export const meta: MetaFunction = ({ matches, location }) =>
  pageTitle(matches, ({ coming }) => coming[texts[plannedAt(location.pathname)]].title);

export default function ComingPage() {
  const t = useTranslations('coming');
  const to = usePath();
  const page = plannedAt(useLocation().pathname);
  useInactiveModuleNotice(page);
  return (
    <Card>
      <ComingState
        title={t(`${texts[page]}.title`)}
        text={t(`${texts[page]}.text`)}
        actions={
          <Button to={to('dashboard')} icon="arrow-left">
            {t('back')}
          </Button>
        }
      />
    </Card>
  );
}

/** Whoever comes by a link to a page of a module that is not connected is told how to connect it. */
function useInactiveModuleNotice(page: Planned): void {
  const t = useTranslations('dashboard.banners');
  const locale = useLocale();
  const addModule = usePath()('addModule');
  const { modules, showNotice } = useDashboard();
  const module = modules.find((one) => one.slug === moduleOf(page));
  const inactive =
    module && !module.is_connected
      ? t('moduleInactive', { module: module.languages.find(({ lang }) => lang === locale)?.name ?? '' })
      : undefined;
  const action = t('activate');
  useEffect(() => {
    if (!inactive) return;
    showNotice({ text: inactive, tone: 'amber', action: { label: action, to: addModule } });
    return () => showNotice(undefined);
  }, [inactive, action, addModule, showNotice]);
}
