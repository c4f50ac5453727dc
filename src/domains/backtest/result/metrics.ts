import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import { sharpe } from '../../valuation/returns/sharpe.ts';
import { volatility } from '../../valuation/returns/volatility.ts';
import { periodsPerYear } from '../market/trading-periods.ts';

/** What is measured along a run; null is a figure that does not exist. */
export type Metrics = {
  finalValue: number;
  profit: number;
  /** Arithmetic, for a year: the reference's, and what the Sharpe ratio divides. Never shown (rule B-25). */
  meanReturn: number;
  volatility: number | null;
  sharpeRatio: number | null;
  maxDrawdown: number;
  avgTurnover: number;
  avgLeverage: number;
};

export type Series = {
  days: ArrayLike<number>;
  values: Float64Array;
  /** One fewer than values, as the returns between them. */
  cashReturns: Float64Array;
  turnover: Float64Array;
  leverage: Float64Array;
};

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

export function periodReturns(values: ArrayLike<number>): Float64Array {
  const returns = new Float64Array(values.length - 1);
  for (let i = 0; i < returns.length; i++) returns[i] = values[i + 1]! / values[i]! - 1;
  return returns;
}

/** A run is all there is of itself: its deviations are divided by the count. The floor is the reference's (rule B-24). */
export function yearTerms({ days, values }: Pick<Series, 'days' | 'values'>) {
  const perYear = periodsPerYear(values.length, days[0]!, days[values.length - 1]!);
  return { perYear, dividedBy: 'count', floor: 1e-8 } as const;
}

/** What each period returned above cash. */
export function excessReturns(values: ArrayLike<number>, cashReturns: ArrayLike<number>): Float64Array {
  return periodReturns(values).map((value, i) => value - cashReturns[i]!);
}

export function measure({ days, values, cashReturns, turnover, leverage }: Series): Metrics {
  const last = values.length - 1;
  const terms = yearTerms({ days, values });
  const returns = periodReturns(values);
  return {
    finalValue: values[last]!,
    profit: values[last]! - values[0]!,
    meanReturn: terms.perYear * mean(returns),
    volatility: volatility(returns, terms),
    sharpeRatio: sharpe(excessReturns(values, cashReturns), terms),
    // What never was above nothing cannot fall.
    maxDrawdown: drawdown(values)?.deepest ?? 0,
    avgTurnover: mean(turnover),
    avgLeverage: mean(leverage),
  };
}
