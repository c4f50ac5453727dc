import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import { ratioOf } from '../../valuation/returns/sharpe.ts';
import { excessReturns, type Metrics, yearTerms } from './metrics.ts';

type Line = { days: ArrayLike<number>; values: Float64Array };

/** As the Sharpe ratio, with the deviation of losses against cash only; null where there were none (rule B-21). */
export function sortinoRatio(line: Line, cashReturns: ArrayLike<number>): number | null {
  const excess = excessReturns(line.values, cashReturns);
  let sum = 0;
  let losses = 0;
  for (const each of excess) {
    sum += each;
    losses += Math.min(0, each) ** 2;
  }
  return ratioOf(sum / excess.length, Math.sqrt(losses / excess.length), yearTerms(line));
}

/** Longest stretch of calendar days from a high until it was reached again; null while one is still open and longest. */
export function recoveryDays({ days, values }: Line): number | null {
  const falls = drawdown(values, days);
  return falls && !falls.isOpen ? falls.longest : null;
}

/** Money with two decimals; a value that never was has none. */
export function moneyText(value: number): string {
  return value.toFixed(2).replace(/^-(0\.00)$/, '$1');
}

/** The eight metrics and three more, as the contract has them. */
export function lineMetrics(
  metrics: Metrics,
  line: Line & { cashReturns: ArrayLike<number>; costs: number },
) {
  return {
    final_value: moneyText(metrics.finalValue),
    profit: moneyText(metrics.profit),
    annualized_return: metrics.annualizedReturn,
    volatility: metrics.volatility,
    sharpe_ratio: metrics.sharpeRatio,
    max_drawdown: metrics.maxDrawdown,
    avg_turnover: metrics.avgTurnover,
    avg_leverage: metrics.avgLeverage,
    sortino_ratio: sortinoRatio(line, line.cashReturns),
    recovery_days: recoveryDays(line),
    total_costs: moneyText(line.costs),
  };
}
export type LineMetrics = ReturnType<typeof lineMetrics>;
