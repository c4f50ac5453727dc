import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { RelativeTime } from '../../../../design-system/figures/relative-time.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { Chip } from '../../../../design-system/layout/chip.tsx';
import { type Column, DataTable } from '../../../../design-system/table/data-table.tsx';
import { styleOf } from '../../../../foundation/format-amount.ts';
import { formatNumber, plain } from '../../../../foundation/format-number.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { StrategyPercent } from '../../../strategies/ui/strategy-percent.tsx';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import { assetsPath } from '../../assets-path.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { currencyUnit } from '../currency-unit.ts';
import { decimalOf } from '../holdings/holdings-page-column-kinds.tsx';
import { SignedNumber } from '../signed-number.tsx';
import { TotalCount } from '../total-count.tsx';
import { type PortfolioActions, PortfolioMenu } from './portfolio-menu.tsx';
import { PortfolioNote } from './portfolio-note.tsx';
import styles from './portfolio-table.module.css';

type Props = {
  portfolios: readonly PortfolioOutput[];
  /** Of the real ones together. */
  total: TotalFigures | null;
  actions: PortfolioActions;
  exportable: boolean;
};

/** All portfolios side by side, to compare and to sort. */
export function PortfolioTable({ portfolios, total, actions, exportable }: Props) {
  const t = useTranslations('portfolios');
  const columns = usePortfolioColumns({ portfolios, total, actions, exportable });
  const real = portfolios.filter(({ is_virtual }) => !is_virtual).length;
  return (
    <Card flush>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={portfolios}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'value', direction: 'descending' }}
        chooseColumns
        totalLabel={
          total && (
            <>
              {t('column.total')} <TotalCount>{t('column.totalNote', { count: real })}</TotalCount>
            </>
          )
        }
      />
    </Card>
  );
}

function usePortfolioColumns({ portfolios, total, actions, exportable }: Props): Column<PortfolioOutput>[] {
  const t = useTranslations('portfolios');
  const to = usePath();
  const page = to('assets');
  const currency = (portfolios[0]?.shown_currency ?? 'pln').toUpperCase();
  return useMemo(() => {
    const unit = currencyUnit(currency);
    const style = styleOf(currency);
    type Money = (of: TotalFigures | PortfolioOutput) => string | null;
    type Ratio = (of: TotalFigures | PortfolioOutput) => number | null | undefined;
    const money = (key: 'value' | 'cost' | 'monthAgo', of: Money): Column<PortfolioOutput> => ({
      key,
      header: t(`column.${key}`),
      unit,
      decimal: of,
      cell: (row) => <Amount value={of(row)} currency={currency} bare reason={t('unknown.noPrice')} />,
      total: total && <Amount value={of(total)} currency={currency} bare />,
    });
    const percent = (
      key: 'today' | 'week' | 'month' | 'irr' | 'roi',
      of: Ratio,
      reason: string,
    ): Column<PortfolioOutput> => ({
      key,
      header: t(`column.${key}`),
      unit: '%',
      decimal: (row) => decimalOf(of(row)),
      cell: (row) => (
        <SignedNumber value={of(row)} decimals={key === 'today' ? 2 : 1} style={style} reason={reason} />
      ),
      total: total && <SignedNumber value={of(total)} decimals={key === 'today' ? 2 : 1} style={style} />,
    });
    const name: Column<PortfolioOutput> = {
      key: 'portfolio',
      header: t('column.portfolio'),
      mobile: 'title',
      text: (row) => row.name,
      cell: (row) => (
        <span className={styles.name}>
          <Link to={assetsPath(page, row.id)}>{row.name}</Link>{' '}
          {row.is_virtual && <Chip tone="outlined">{t('card.paper')}</Chip>}
          <PortfolioNote portfolio={row} />
        </span>
      ),
    };
    return [
      name,
      { ...money('value', ({ market_value }) => market_value), main: true, mobile: 'value' },
      {
        ...percent('today', ({ changes }) => changes['24h']?.percent, t('unknown.noHistory')),
        mobile: 'change',
      },
      percent('week', ({ changes }) => changes['7D']?.percent, t('unknown.noHistory')),
      percent('month', ({ changes }) => changes['1M']?.percent, t('unknown.noHistory')),
      {
        key: 'profit',
        header: t('column.profit'),
        unit,
        decimal: ({ profit }) => profit,
        cell: ({ profit }) => (
          <Change amount={profit} currency={currency} bare hideArrow reason={t('unknown.noPrice')} />
        ),
        total: total && <Change amount={total.profit} currency={currency} bare hideArrow />,
      },
      percent('irr', ({ irr }) => irr.percent, t('unknown.empty')),
      percent('roi', ({ roi }) => roi, t('unknown.empty')),
      money('cost', ({ investment_sum }) => investment_sum),
      { ...money('monthAgo', ({ value_30_days_ago }) => value_30_days_ago), hidden: true },
      {
        key: 'share',
        header: t('column.share'),
        unit: '%',
        decimal: ({ share }) => decimalOf(share),
        cell: ({ share }) =>
          share === null ? '–' : formatNumber(plain(share) ?? '0', { decimals: 1, style }),
        total: total && formatNumber('100', { decimals: 1, style }),
      },
      {
        key: 'strategy',
        header: t('column.strategy'),
        hidden: true,
        text: ({ strategy_name }) => strategy_name,
        cell: ({ strategy_name }) => strategy_name ?? '–',
      },
      {
        key: 'coverage',
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
      {
        key: 'sync',
        header: t('column.sync'),
        hidden: true,
        align: 'right',
        text: ({ last_synchronization }) => last_synchronization && String(last_synchronization),
        cell: ({ last_synchronization }) =>
          last_synchronization === null ? '–' : <RelativeTime at={String(last_synchronization)} />,
      },
      {
        key: 'menu',
        header: t('column.menu'),
        align: 'right',
        width: 56,
        menu: true,
        cell: (row) => <PortfolioMenu portfolio={row} actions={actions} exportable={exportable} />,
      },
    ];
  }, [t, page, currency, total, actions, exportable]);
}
