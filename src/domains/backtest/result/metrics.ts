import { periodsPerYear } from '../market/trading-periods.ts';

/** The eight figures of a simulation. */
export type Metrics = {
  finalValue: number;
  profit: number;
  annualizedReturn: number;
  volatility: number;
  sharpeRatio: number;
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

/** Keeps the ratio of a run that never left cash at nothing instead of 0/0. */
const sharpeFloor = 1e-8;

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

/** Population deviation: divided by the count. */
function deviation(values: ArrayLike<number>): number {
  const middle = mean(values);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i]! - middle) ** 2;
  return Math.sqrt(sum / values.length);
}

export function periodReturns(values: ArrayLike<number>): Float64Array {
  const returns = new Float64Array(values.length - 1);
  for (let i = 0; i < returns.length; i++) returns[i] = values[i + 1]! / values[i]! - 1;
  return returns;
}

/** Deepest fall below an earlier high, negative. */
export function maxDrawdown(values: ArrayLike<number>): number {
  let high = Number.NEGATIVE_INFINITY;
  let worst = 0;
  for (let i = 0; i < values.length; i++) {
    high = Math.max(high, values[i]!);
    worst = Math.min(worst, values[i]! / high - 1);
  }
  return worst;
}

export function measure({ days, values, cashReturns, turnover, leverage }: Series): Metrics {
  const last = values.length - 1;
  const perYear = periodsPerYear(values.length, days[0]!, days[last]!);
  const returns = periodReturns(values);
  const excess = returns.map((value, i) => value - cashReturns[i]!);
  return {
    finalValue: values[last]!,
    profit: values[last]! - values[0]!,
    annualizedReturn: perYear * mean(returns),
    volatility: Math.sqrt(perYear) * deviation(returns),
    sharpeRatio: (perYear * mean(excess)) / (Math.sqrt(perYear) * deviation(excess) + sharpeFloor),
    maxDrawdown: maxDrawdown(values),
    avgTurnover: mean(turnover),
    avgLeverage: mean(leverage),
  };
}
