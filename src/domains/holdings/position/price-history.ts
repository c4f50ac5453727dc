import { dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf } from '../../../foundation/decimal.ts';
import type { Book } from '../../ledger/keep-book.ts';
import { adjustedForSplits } from '../../market-data/day-series.ts';
import { type ThinHistory, thinHistory } from '../../market-data/thin-history.ts';
import type { HoldingMarket } from '../../valuation/quoted-market.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { averageCostOn, costSteps } from './cost-steps.ts';

/** Days before the first transaction that a chart begins with, so that its mark does not stand on the edge. */
const lead = 14;
const week = 7;
const digits = 8;

export type PositionHistory = {
  /** The price of a unit as money, in units of today. */
  prices: ThinHistory;
  /** What a unit had cost on average, at the same places. */
  costs: { days: (number | null)[]; weeks: (number | null)[] };
};

/** The price from shortly before the first transaction on, beside the average cost (rules HO-3, HO-4). */
export function positionHistory(
  books: readonly Book[],
  market: HoldingMarket,
  rates: Pick<RateBook, 'cross'>,
  today: number,
): PositionHistory | null {
  const begun = Math.min(...books.flatMap(({ entries }) => entries[0]?.day ?? []));
  if (!market.closes || !market.newest || !Number.isFinite(begun)) return null;
  const prices = thinHistory(closesFrom(begun - lead, market, splitsOf(books), today));
  if (!prices) return null;
  const costOn = averageCostOn(costSteps(books, market.currency, rates));
  const costs = ({ first, closes }: ThinHistory['days'], step: number) => {
    const start = dayNumber(first);
    return closes.map((_, at) => rounded(costOn(start + at * step)));
  };
  return { prices, costs: { days: costs(prices.days, 1), weeks: costs(prices.weeks, week) } };
}

/** Each day's split once, whoever wrote it down. */
function splitsOf(books: readonly Book[]): { day: number; ratio: number }[] {
  const byDay = new Map<number, number>();
  for (const { entries } of books)
    for (const { day, ratio } of entries) if (ratio) byDay.set(day, floatOf(ratio[0]) / floatOf(ratio[1]));
  return [...byDay].map(([day, ratio]) => ({ day, ratio }));
}

function closesFrom(
  from: number,
  { closes, newest, factor }: HoldingMarket,
  splits: readonly { day: number; ratio: number }[],
  today: number,
) {
  const first = Math.max(from, closes!.first);
  const values = new Float64Array(today - first + 1).fill(Number.NaN);
  values.set(closes!.values.subarray(first - closes!.first, today + 1 - closes!.first));
  // The newest price is the last point, also while its day has no close.
  const newestAt = newest!.day - first;
  if (newestAt >= 0 && newestAt < values.length) values[newestAt] = floatOf(newest!.price);
  const unit = floatOf(factor);
  const adjusted = adjustedForSplits({ first, values }, [...splits]).values;
  return {
    first_day: dayOf(first),
    closes: Array.from(adjusted, (close) => (Number.isNaN(close) ? null : close * unit)),
  };
}

function rounded(cost: number | null): number | null {
  return cost === null ? null : Number(cost.toPrecision(digits));
}
