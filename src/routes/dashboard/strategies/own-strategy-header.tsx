import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { Field } from '../../../design-system/inputs/field.tsx';
import { TextInput } from '../../../design-system/inputs/text-input.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { TextLink } from '../../../design-system/layout/text-link.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { Banner } from '../../../design-system/states/banner.tsx';
import { StatusPill } from '../../../design-system/states/status-pill.tsx';
import { useErrorText } from '../../../design-system/use-failure-text.ts';
import { longestName } from '../../../domains/strategies/own/own-strategy.ts';
import type { OwnStrategyDetail } from '../../../domains/strategies/own-contract.ts';
import { openConnect } from '../../../domains/strategies/ui/open-connect.ts';
import { isWhole, type OwnDraft } from '../../../domains/strategies/ui/own/draft.ts';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './own-strategy.module.css';
import type { OwnStrategyWork } from './use-own-strategy.ts';

const PrivateLink = lazy(async () => ({ default: (await import('./private-link.tsx')).PrivateLink }));

type Props = {
  strategy: OwnStrategyDetail;
  draft: OwnDraft;
  /** The one it is looked at with. */
  portfolio: { id: string; name: string } | null;
  isChanged: boolean;
  work: OwnStrategyWork;
  onName: (name: string) => void;
  /** What another tab saved takes the place of what is edited. */
  onCurrent: (current: OwnStrategyDetail) => void;
  /** What is edited becomes the version after what another tab saved. */
  onKeep: (current: OwnStrategyDetail) => void;
};

/** Name, version and what can be done with one's own strategy. */
export function OwnStrategyHeader(props: Props) {
  const { strategy, draft, portfolio, isChanged, work, onName } = props;
  const t = useTranslations('ownStrategies.header');
  const all = useTranslations('ownStrategies');
  const list = useTranslations('strategies');
  const errorText = useErrorText();
  const to = usePath();
  const [naming, setNaming] = useState(false);
  const follows = strategy.portfolios.some(({ id }) => id === portfolio?.id);
  const subject = portfolio
    ? t(follows ? 'forPortfolio' : 'besidePortfolio', { portfolio: portfolio.name })
    : t('forNobody');
  return (
    <>
      <PageHeader
        crumbs={[
          { label: list('title'), to: to('strategies') },
          { label: all('mine'), to: `${to('strategies')}#mine` },
        ]}
        title={
          <span className={styles.title}>
            {draft.name}
            <StatusPill tone={isChanged ? 'amber' : 'neutral'} icon={isChanged ? 'edit' : 'check'}>
              {isChanged
                ? t('draft', { version: strategy.version + 1 })
                : t('saved', { version: strategy.version })}
            </StatusPill>
          </span>
        }
        subtitle={`${subject} · ${t('noRecommendation')}`}
        actions={<Actions {...props} onRename={() => setNaming(!naming)} />}
      />
      {(naming || work.faults.name) && (
        <Field label={t('name')} error={errorText(work.faults.name)} className={styles.name}>
          <TextInput
            value={draft.name}
            maxLength={longestName}
            onChange={(event) => onName(event.target.value)}
          />
        </Field>
      )}
      <Conflict {...props} />
    </>
  );
}

function Actions({ strategy, draft, isChanged, work, onRename }: Props & { onRename: () => void }) {
  const t = useTranslations('ownStrategies.header');
  const list = useTranslations('strategies');
  const { revalidate } = useRevalidator();
  const [sharing, setSharing] = useState(false);
  const connect = () => void openConnect({ strategy: { id: strategy.id, name: strategy.name } });
  return (
    <>
      <Button variant="quiet" icon="copy" onClick={() => void work.copy()}>
        {t('copy')}
      </Button>
      <Button variant="quiet" icon="link" onClick={() => setSharing(true)}>
        {t('link')}
      </Button>
      <Menu
        align="end"
        trigger={<IconButton icon="dots" size="lg" label={t('more')} />}
        items={[
          { label: t('connect'), icon: 'target', onSelect: connect },
          ...strategy.portfolios.map((portfolio) => ({
            label: list('portfolios.disconnectName', { portfolio: portfolio.name }),
            icon: 'x' as const,
            onSelect: () => void work.disconnect(portfolio),
          })),
          { label: t('rename'), icon: 'edit', onSelect: onRename },
          'separator',
          { label: t('remove'), icon: 'trash', danger: true, onSelect: () => void work.remove() },
        ]}
      />
      <Button
        variant="primary"
        loading={work.busy}
        disabled={!isChanged || !isWhole(draft)}
        onClick={() => void work.save()}
      >
        {t('save', { version: strategy.version + 1 })}
      </Button>
      {sharing && (
        <Suspense>
          <PrivateLink
            strategy={strategy}
            onClose={() => setSharing(false)}
            onChanged={() => void revalidate()}
          />
        </Suspense>
      )}
    </>
  );
}

/** What another tab saved meanwhile, and what to do about it. */
function Conflict({ work, onCurrent, onKeep }: Props) {
  const t = useTranslations('ownStrategies.header');
  const { conflict, forget } = work;
  if (!conflict) return null;
  const settle = (take: (current: OwnStrategyDetail) => void) => () => {
    take(conflict);
    forget();
  };
  return (
    <Banner
      tone="danger"
      action={<TextLink onClick={settle(onKeep)}>{t('keepMine')}</TextLink>}
      button={
        <Button size="sm" onClick={settle(onCurrent)}>
          {t('showCurrent', { version: conflict.version })}
        </Button>
      }
    >
      {t('conflict', { version: conflict.version })}
    </Banner>
  );
}
