import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import { byMonth } from '../../reports/figures/performance.ts';
import { beta, trackingError } from '../../valuation/returns/against-another.ts';
import { sortino } from '../../valuation/returns/sortino.ts';
import { volatility } from '../../valuation/returns/volatility.ts';

/** Fewer whole months say too little of how one line goes with another (rule CO-9). */
export const leastMonths = 12;

/** Fractions by whole month, NaN where there is none; all lists are of the same months. */
export type Months = readonly number[];

export type Risk = {
  volatility: number | null;
  deepest_fall: number | null;
  sortino: number | null;
};
export type RiskAgainst = Risk & { beta: number | null; tracking_error: number | null };

const percent = (fraction: number | null) => (fraction === null ? null : fraction * 100);
const countOf = (months: Months) => months.filter((value) => !Number.isNaN(value)).length;

/** What can be said of one line alone; `safe` is what money without risk earned in the same months. */
export function riskOf(months: Months, safe: Months, levels: Float64Array): Risk {
  const excess = months.map((value, at) => value - safe[at]!);
  return {
    volatility: percent(volatility(months, byMonth)),
    deepest_fall: percent(drawdown(levels)?.deepest ?? null),
    sortino: countOf(months) < leastMonths ? null : sortino(excess, byMonth),
  };
}

/** And of the portfolio's months beside those of another line. */
export function riskAgainst(own: Months, months: Months, safe: Months, levels: Float64Array): RiskAgainst {
  const common = countOf(own.map((value, at) => value + months[at]!));
  const isEnough = common >= leastMonths;
  return {
    ...riskOf(months, safe, levels),
    beta: isEnough ? beta(own, months) : null,
    tracking_error: isEnough ? percent(trackingError(own, months, byMonth)) : null,
  };
}
