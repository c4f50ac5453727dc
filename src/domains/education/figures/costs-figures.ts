import {
  decimal,
  fixedTextOf,
  hundred,
  isZero,
  over,
  plus,
  sign,
  sum,
  times,
} from '../../../foundation/decimal.ts';
import { money, percent } from '../figure.ts';
import type { FigureCard } from '../figure-groups.ts';

/** Sums of the journal of one portfolio, or of all, over a year. */
type YearTotals = { count: number; fees: string; taxes: string; withheld: string };

/** What was paid in twelve months, against what everything is worth today. */
export function costsFigures(
  totals: readonly YearTotals[],
  all: { market_value: string | null; is_simulated: boolean },
  shown: string,
): FigureCard | null {
  const value = all.market_value === null ? null : decimal(all.market_value);
  if (!value || sign(value) <= 0 || totals.every(({ count }) => count === 0)) return null;
  const fees = sum(totals.map((one) => decimal(one.fees)));
  const taxes = sum(totals.map((one) => plus(decimal(one.taxes), decimal(one.withheld))));
  const withTaxes = isZero(taxes)
    ? []
    : [{ key: 'taxesYear' as const, figure: money(fixedTextOf(taxes, 2), shown) }];
  return {
    groups: [
      {
        subject: null,
        rows: [
          { key: 'value', figure: money(fixedTextOf(value, 2), shown) },
          { key: 'feesYear', figure: money(fixedTextOf(fees, 2), shown) },
          { key: 'feesPercent', figure: percent(fixedTextOf(times(hundred, over(fees, value)), 4)) },
          ...withTaxes,
        ],
      },
    ],
    note: 'feesOnly',
    isSimulated: all.is_simulated,
  };
}
