import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { FeedingLines } from '../../../brokers/ui/connected/feeding-lines.tsx';
import { KindChip } from '../../../ledger/ui/portfolio/kind-chip.tsx';
import { StrategyPercent } from '../../../strategies/ui/strategy-percent.tsx';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { useSessionText } from '../../../valuation/ui/use-session-text.ts';
import { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import { assetsPath } from '../../assets-path.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { decimalOf } from '../holdings/holdings-page-column-kinds.tsx';
import { figureColumns, type PortfolioTexts } from './portfolio-figure-columns.tsx';
import { type PortfolioActions, PortfolioMenu } from './portfolio-menu.tsx';
import { PortfolioNote } from './portfolio-note.tsx';
import styles from './portfolio-table.module.css';

type Options = {
  currency: string;
  /** Of the real ones together. */
  total: TotalFigures | null;
  actions: PortfolioActions;
  exportable: boolean;
};

/** What the table of portfolios shows of each: whose it is, its figures, its strategy, what can be done. */
export function usePortfolioColumns({ currency, total, actions, exportable }: Options) {
  const t = useTranslations('portfolios');
  const page = usePath()('assets');
  const numbers = useNumbers();
  const spanOf = useSpanText();
  const today = useSessionText().heading(total?.changes['24h']);
  return useMemo<Column<PortfolioOutput>[]>(
    () => [
      {
        key: 'portfolio',
        header: t('column.portfolio'),
        mobile: 'title',
        text: (row) => row.name,
        cell: (row) => (
          <span className={styles.name}>
            <Link to={assetsPath(page, row.id)}>{row.name}</Link> <KindChip kind={row.kind} />
            {row.is_virtual && <Chip tone="outlined">{t('card.paper')}</Chip>}
            <PortfolioNote portfolio={row} />
          </span>
        ),
      },
      ...figureColumns(t, currency, total, today, { numbers, spanOf }),
      ...strategyColumns(t),
      {
        key: 'sync',
        header: t('column.sync'),
        hidden: true,
        align: 'right',
        text: ({ last_synchronization }) => last_synchronization && String(last_synchronization),
        cell: ({ last_synchronization, synchronisations }) => (
          <>
            {last_synchronization === null ? '–' : <RelativeTime at={String(last_synchronization)} />}
            <FeedingLines feeding={synchronisations} />
          </>
        ),
      },
      {
        key: 'menu',
        header: t('column.menu'),
        align: 'right',
        width: 56,
        menu: true,
        cell: (row) => <PortfolioMenu portfolio={row} actions={actions} exportable={exportable} />,
      },
    ],
    [t, page, currency, total, today, numbers, spanOf, actions, exportable],
  );
}

function strategyColumns(t: PortfolioTexts): Column<PortfolioOutput>[] {
  return [
    {
      key: 'strategy',
      header: t('column.strategy'),
      hidden: true,
      text: ({ strategy_name }) => strategy_name,
      cell: ({ strategy_name }) => strategy_name ?? '–',
    },
    {
      key: 'coverage',
      extra: true,
      header: t('column.coverage'),
      unit: '%',
      decimal: ({ strategy_percent }) => decimalOf(strategy_percent),
      cell: ({ strategy_name, strategy_percent }) => (
        <StrategyPercent
          value={strategy_percent}
          label={strategy_name ?? t('column.coverage')}
          reason={t(strategy_name === null ? 'card.noStrategy' : 'unknown.empty')}
        />
      ),
    },
  ];
}
