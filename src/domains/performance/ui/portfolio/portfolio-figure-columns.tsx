import type { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import type { Column } from '../../../../design-system/table/data-table.tsx';
import { currencyUnit } from '../../../../foundation/format-amount.ts';
import { type Numbers, plain } from '../../../../foundation/format-number.ts';
import type { TotalFigures } from '../../../valuation/figures-contract.ts';
import type { useSpanText } from '../../../valuation/ui/use-span-text.ts';
import type { PortfolioOutput } from '../../contract.ts';
import { decimalOf } from '../holdings/holdings-page-column-kinds.tsx';
import { SignedNumber } from '../signed-number.tsx';
import styles from './portfolio-table.module.css';

export type PortfolioTexts = ReturnType<typeof useTranslations<'portfolios'>>;

type Money = (of: TotalFigures | PortfolioOutput) => string | null;
type Ratio = (of: TotalFigures | PortfolioOutput) => number | null | undefined;

/** What a portfolio is worth and how well it did; below, the same of all the real ones. */
export function figureColumns(
  t: PortfolioTexts,
  currency: string,
  total: TotalFigures | null,
  /** What the column of the last session is headed with. */
  today: string,
  { numbers, spanOf }: { numbers: Numbers; spanOf: ReturnType<typeof useSpanText> },
): Column<PortfolioOutput>[] {
  const { money, percent } = columnKinds(t, currency, total);
  return [
    { ...money('value', ({ market_value }) => market_value), main: true, mobile: 'value' },
    {
      ...percent('today', ({ changes }) => changes['24h']?.percent, t('unknown.noSession')),
      header: today,
      mobile: 'change',
    },
    percent('week', ({ changes }) => changes['7D']?.percent, t('unknown.noHistory')),
    percent('month', ({ changes }) => changes['1M']?.percent, t('unknown.noHistory')),
    {
      key: 'profit',
      header: t('column.profit'),
      unit: currencyUnit(currency),
      decimal: ({ profit }) => profit,
      cell: ({ profit }) => (
        <Change amount={profit} currency={currency} bare hideArrow reason={t('unknown.noPrice')} />
      ),
      total: total && <Change amount={total.profit} currency={currency} bare hideArrow />,
    },
    irrColumn(
      percent('irr', ({ irr }) => irr.percent, t('unknown.empty')),
      spanOf,
    ),
    percent('roi', ({ roi }) => roi, t('unknown.empty')),
    money('cost', ({ investment_sum }) => investment_sum),
    { ...money('monthAgo', ({ value_30_days_ago }) => value_30_days_ago), hidden: true },
    {
      key: 'share',
      header: t('column.share'),
      unit: '%',
      decimal: ({ share }) => decimalOf(share),
      cell: ({ share }) => (share === null ? '–' : numbers.number(plain(share) ?? '0', { decimals: 1 })),
      total: total && numbers.number('100', { decimals: 1 }),
    },
  ];
}

/** Its rows may be of a year or of less, and say which. */
function irrColumn(
  column: Column<PortfolioOutput>,
  spanOf: ReturnType<typeof useSpanText>,
): Column<PortfolioOutput> {
  return {
    ...column,
    cell: (row) => (
      <>
        {column.cell(row)}
        {row.irr.percent !== null && <small className={styles.span}>{spanOf(row.irr, 'max')}</small>}
      </>
    ),
  };
}

function columnKinds(t: PortfolioTexts, currency: string, total: TotalFigures | null) {
  const unit = currencyUnit(currency);
  return {
    money: (key: 'value' | 'cost' | 'monthAgo', of: Money): Column<PortfolioOutput> => ({
      key,
      header: t(`column.${key}`),
      unit,
      decimal: of,
      cell: (row) => <Amount value={of(row)} currency={currency} bare reason={t('unknown.noPrice')} />,
      total: total && <Amount value={of(total)} currency={currency} bare />,
    }),
    percent: (
      key: 'today' | 'week' | 'month' | 'irr' | 'roi',
      of: Ratio,
      reason: string,
    ): Column<PortfolioOutput> => {
      const decimals = key === 'today' ? 2 : 1;
      return {
        key,
        header: key === 'today' ? '' : t(`column.${key}`),
        unit: '%',
        decimal: (row) => decimalOf(of(row)),
        cell: (row) => <SignedNumber value={of(row)} decimals={decimals} reason={reason} />,
        total: total && <SignedNumber value={of(total)} decimals={decimals} />,
      };
    },
  };
}
