import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { IconButton } from '../../../design-system/icon-button.tsx';
import { dayText } from '../../../design-system/inputs/calendar-text.ts';
import { useCalendarNames } from '../../../design-system/inputs/use-calendar-names.ts';
import { Chip } from '../../../design-system/layout/chip.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { Menu } from '../../../design-system/overlays/menu.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { ReadOnlyPill, useReadOnlyItem } from '../../../domains/billing/ui/read-only.tsx';
import { lookThroughPath } from '../../../domains/exposure/look-through-path.ts';
import { upsertAsset, upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import { KindChip } from '../../../domains/ledger/ui/portfolio/kind-chip.tsx';
import { classList } from '../../../domains/performance/class-list.ts';
import type { PortfolioOutput } from '../../../domains/performance/contract.ts';
import { transactionsPath } from '../../../domains/performance/journal/transactions-path.ts';
import { sharePath } from '../../../domains/performance/share-path.ts';
import type { PortfolioActions } from '../../../domains/performance/ui/portfolio/portfolio-menu.tsx';
import type { TotalFigures } from '../../../domains/valuation/figures-contract.ts';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './assets.module.css';

type Props = {
  /** Nothing where everything is shown together. */
  portfolio: PortfolioOutput | null;
  figures: TotalFigures;
  actions: PortfolioActions;
  /** This page as a report, if the plan allows one. */
  exportTo?: string;
};

export function AssetsHeader({ portfolio, figures, actions, exportTo }: Props) {
  const t = useTranslations('assets');
  const to = usePath();
  const subtitle = useSubtitle(figures);
  const portfolioId = portfolio?.id;
  const isReadOnly = portfolio?.is_read_only ?? false;
  // While there is nothing, the card has the buttons that change it.
  const isEmpty = figures.first_day === null && figures.cash.length === 0;
  const lookThrough = lookThroughPath(to('lookThrough'), portfolioId);
  const addAsset = () => void openModal(upsertAsset, { portfolioId });
  return (
    <PageHeader
      crumbs={portfolio ? [{ label: t('portfolios'), to: to('portfolios') }] : undefined}
      title={
        portfolio ? (
          <span className={styles.title}>
            {portfolio.name} <KindChip kind={portfolio.kind} />{' '}
            {portfolio.is_virtual && <Chip tone="outlined">{t('paper')}</Chip>}{' '}
            {isReadOnly && <ReadOnlyPill />}
          </span>
        ) : (
          t('title')
        )
      }
      subtitle={portfolio ? subtitle : [t('everything'), subtitle].join(' · ')}
      actions={
        <span className={styles.actions} data-print="hide">
          {!isEmpty && (
            <>
              <Button variant="quiet" icon="eye" className={styles.desk} to={lookThrough}>
                {t('actions.lookThrough')}
              </Button>
              <Button
                variant="quiet"
                icon="drop"
                className={styles.desk}
                disabled={isReadOnly}
                onClick={addAsset}
              >
                {t('actions.addAsset')}
              </Button>
              <Button
                variant="primary"
                icon="plus"
                disabled={isReadOnly}
                onClick={() => void openModal(upsertTransaction, { portfolioId })}
              >
                {t('actions.addTransaction')}
              </Button>
            </>
          )}
          <HeaderMenu portfolio={portfolio} actions={actions} exportTo={exportTo} onAddAsset={addAsset} />
        </span>
      }
    />
  );
}

type MenuProps = Omit<Props, 'figures'> & { onAddAsset: () => void };

function HeaderMenu({ portfolio, actions, exportTo, onAddAsset }: MenuProps) {
  const t = useTranslations('assets');
  const to = usePath();
  const beyondPlan = useReadOnlyItem();
  const portfolioId = portfolio?.id;
  const isReadOnly = portfolio?.is_read_only ?? false;
  return (
    <Menu
      trigger={<IconButton icon="dots" size="lg" label={t('actions.more')} />}
      items={[
        // On a phone they stand here only.
        { label: t('actions.addAsset'), icon: 'drop', ...beyondPlan(isReadOnly), onSelect: onAddAsset },
        {
          label: t('actions.lookThrough'),
          icon: 'eye',
          to: lookThroughPath(to('lookThrough'), portfolioId),
        },
        {
          label: t('actions.transactions'),
          icon: 'transactions',
          to: transactionsPath(to('transactions'), { portfolioId }),
        },
        ...(exportTo ? [{ label: t('actions.export'), icon: 'printer' as const, to: exportTo }] : []),
        ...(portfolio
          ? ([
              'separator',
              {
                label: t('actions.connect'),
                icon: 'target',
                ...beyondPlan(isReadOnly || portfolio.strategy_is_read_only),
                onSelect: () => actions.connect(portfolio),
              },
              {
                label: t('actions.simulate'),
                icon: 'reports',
                onSelect: () => actions.simulate(portfolio),
              },
              {
                label: t('actions.share'),
                icon: 'link',
                to: sharePath(to('reports'), portfolio.id),
              },
              ...(exportTo
                ? (['csv', 'xlsx'] as const).map((format) => ({
                    label: t(`actions.${format}`),
                    icon: 'download' as const,
                    onSelect: () => actions.download(portfolio, format),
                  }))
                : []),
              {
                label: t('actions.edit'),
                icon: 'edit',
                ...beyondPlan(isReadOnly),
                onSelect: () => actions.edit(portfolio),
              },
              'separator',
              {
                label: t('actions.delete'),
                icon: 'trash',
                danger: true,
                onSelect: () => actions.remove(portfolio),
              },
            ] as const)
          : []),
      ]}
    />
  );
}

/** "Shares and crypto · 8 assets · since 14 Mar 2022". */
function useSubtitle({ class_names, holdings_count, first_day, cash }: TotalFigures): string {
  const t = useTranslations('assets');
  const names = useCalendarNames();
  const kinds = classList([...class_names, ...(cash.length > 0 ? [t('holdings.cash')] : [])]);
  const classes =
    kinds.length > 1
      ? t('subtitle.and', { first: kinds.slice(0, -1).join(', '), last: kinds.at(-1) ?? '' })
      : kinds[0];
  return [
    classes,
    t('subtitle.assets', { count: holdings_count }),
    first_day && t('subtitle.since', { day: dayText(first_day, 'short', names) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
