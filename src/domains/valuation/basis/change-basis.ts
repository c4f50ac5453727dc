import { type Decimal, decimal, minus, plus } from '../../../foundation/decimal.ts';
import { type DailyValues, lastDayOf } from '../daily-values.ts';
import { floatMoney } from '../measure-total.ts';
import type { TotalValue } from '../total-value.ts';
import type { TaxedPart } from './bases.ts';
import { lifted, type PriceLevel } from './price-level.ts';

/** What would be due had everything been sold at the close of each day, in full złoty (BA-4). */
export type DayTaxes = {
  first: number;
  tax: Float64Array;
  /** What is in it, and what there is that no tax is reckoned of. */
  counted: readonly TaxedPart[];
  /** Positions that have no tax because what they cost is not known. */
  uncovered: number;
};

/** On what other basis figures are told. */
export type Basis = { of: 'real'; prices: PriceLevel } | { of: 'after-tax'; taxes: DayTaxes };

export function taxOn({ first, tax }: Pick<DayTaxes, 'first' | 'tax'>, day: number): number {
  return tax[day - first] ?? 0;
}

/** The taxes of several parts, each day together. */
export function taxesTogether(parts: readonly DayTaxes[], today: number): DayTaxes {
  const first = parts.reduce((day, part) => Math.min(day, part.first), today);
  const tax = new Float64Array(today - first + 1);
  for (const part of parts) for (const [i, due] of part.tax.entries()) tax[part.first - first + i]! += due;
  return {
    first,
    tax,
    counted: [...new Set(parts.flatMap(({ counted }) => counted))],
    uncovered: parts.reduce((sum, part) => sum + part.uncovered, 0),
  };
}

/** A history in złoty of its last day: returns and changes of it are those above inflation (BA-3). */
export function inLastMoney(daily: DailyValues, prices: PriceLevel): DailyValues {
  const last = lastDayOf(daily);
  const lift = (series: Float64Array) =>
    series.map((amount, i) => (amount === 0 ? 0 : amount * lifted(prices, daily.first + i, last)));
  return {
    first: daily.first,
    value: lift(daily.value),
    inflow: lift(daily.inflow),
    outflow: lift(daily.outflow),
  };
}

/** The same values less what would be due on them. */
export function lessTax(daily: DailyValues, taxes: DayTaxes): DailyValues {
  return { ...daily, value: daily.value.map((value, i) => value - taxOn(taxes, daily.first + i)) };
}

/** What inflation added to the deposits up to the last day, or what would be due on it. */
export function layerOf({ daily }: Pick<TotalValue, 'daily'>, basis: Basis): Decimal {
  const last = lastDayOf(daily);
  const amount =
    basis.of === 'after-tax' ? taxOn(basis.taxes, last) : addedTo(daily, basis.prices, netOf(daily));
  return decimal(floatMoney(amount));
}

/**
 * Sums and history on another basis. Real: the value stays, each deposit is lifted to the last day, and the profit is
 * what is left above them. After tax: the value is what would be left of it (BA-3, BA-4).
 */
export function onBasis(total: TotalValue, basis: Basis): TotalValue {
  const layer = layerOf(total, basis);
  const profit = minus(total.profit, layer);
  if (basis.of === 'after-tax')
    return {
      ...total,
      ...{ profit, marketValue: minus(total.marketValue, layer), daily: lessTax(total.daily, basis.taxes) },
    };
  const { daily } = total;
  const paid = decimal(floatMoney(addedTo(daily, basis.prices, (i) => daily.inflow[i]!)));
  return { ...total, profit, stake: plus(total.stake, paid), daily: inLastMoney(daily, basis.prices) };
}

const netOf =
  ({ inflow, outflow }: DailyValues) =>
  (i: number) =>
    inflow[i]! - outflow[i]!;

/** By how much more amounts of each day are in złoty of the last one. */
function addedTo(daily: DailyValues, prices: PriceLevel, of: (i: number) => number): number {
  const last = lastDayOf(daily);
  let added = 0;
  for (let i = 0; i < daily.value.length; i++) {
    const amount = of(i);
    if (amount !== 0) added += amount * (lifted(prices, daily.first + i, last) - 1);
  }
  return added;
}
