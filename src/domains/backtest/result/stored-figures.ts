import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { LineMetrics } from './line-figures.ts';
import { finite, lineReturns } from './line-returns.ts';
import type { ResultTerms } from './result-facts.ts';
import type { ThinWeights } from './thin-weights.ts';

type Stored = { [Key in keyof LineMetrics]?: unknown };
type Run = Pick<ResultTerms, 'start_value' | 'date_start' | 'date_end'>;

const ratio = (value: unknown) => finite(typeof value === 'number' ? value : null);
const money = (value: unknown) => (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : null);

/**
 * Metrics as they were stored, by whichever release: what is no finite figure is none (rule B-26), and results from
 * before rule B-25 get the compound return in place of the mean that was kept with them.
 */
export function readMetrics(stored: Stored, run: Run | null): LineMetrics {
  const isOld = !Object.hasOwn(stored, 'total_return');
  const volatility = ratio(stored.volatility);
  const sharpe = ratio(stored.sharpe_ratio);
  return {
    final_value: money(stored.final_value),
    profit: money(stored.profit),
    total_return: ratio(stored.total_return),
    annualized_return: ratio(stored.annualized_return),
    volatility,
    // Where nothing deviates the reference's floor left noise around zero in place of a ratio (rule B-24).
    sharpe_ratio: isOld && sharpe !== null && Math.abs(sharpe) < 1e-6 ? null : sharpe,
    max_drawdown: ratio(stored.max_drawdown),
    avg_turnover: ratio(stored.avg_turnover),
    avg_leverage: ratio(stored.avg_leverage),
    sortino_ratio: ratio(stored.sortino_ratio),
    recovery_days: ratio(stored.recovery_days),
    total_costs: money(stored.total_costs),
    ...(isOld && oldReturns(money(stored.final_value), run)),
  };
}

function oldReturns(finalValue: string | null, run: Run | null) {
  return lineReturns({
    first: run ? Number(run.start_value) : Number.NaN,
    last: finalValue === null ? Number.NaN : Number(finalValue),
    days: run ? dayNumber(run.date_end) - dayNumber(run.date_start) : 0,
  });
}

/** What a text of before rule B-25 says of a year is the mean: it is to be written anew. */
export const speaksOfMean = (metrics: readonly Stored[]) =>
  metrics.some((stored) => !Object.hasOwn(stored, 'total_return'));

/** A line ends where its value is no number any more. */
export function finitePart<Values extends Float64Array | readonly (number | null)[]>(values: Values): Values {
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (typeof value !== 'number' || !Number.isFinite(value)) return values.slice(0, i) as Values;
  }
  return values;
}

/** Weights that are not all known are not drawn. */
export function readWeights(weights: ThinWeights | null): ThinWeights | null {
  const isKnown = (shares: readonly (number | null)[] | null) =>
    !shares || finitePart(shares).length === shares.length;
  if (!weights) return null;
  const all = [weights.cash, weights.other, ...weights.assets.map((asset) => asset.weights)];
  return all.every(isKnown) ? weights : null;
}
