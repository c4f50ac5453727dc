import { type Metrics, measure } from '../result/metrics.ts';
import { refuse } from './backtest-failure.ts';
import type { BacktestResult } from './run-backtest.ts';

export type BenchmarkResult = { dates: string[]; values: Float64Array; metrics: Metrics };

/**
 * An index bought with the strategy's starting value and held: its levels on the run's own days, in the
 * portfolio's currency. A missing level takes the last earlier one.
 */
export function holdBenchmark(
  levels: ArrayLike<number>,
  run: Pick<BacktestResult, 'dates' | 'days' | 'cashReturns' | 'values'>,
): BenchmarkResult {
  const count = run.days.length;
  if (levels.length !== count || !(levels[0]! > 0))
    throw refuse('marketDataInvalid', 'benchmark', 'The benchmark has no level for the first day.');
  const values = new Float64Array(count);
  let level = levels[0]!;
  for (let k = 0; k < count; k++) {
    if (levels[k]! > 0) level = levels[k]!;
    values[k] = run.values[0]! * (level / levels[0]!);
  }
  const metrics = measure({
    days: run.days,
    values,
    cashReturns: run.cashReturns,
    turnover: new Float64Array(count - 1),
    leverage: new Float64Array(count).fill(1),
  });
  return { dates: run.dates, values, metrics };
}
