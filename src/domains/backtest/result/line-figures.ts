import { drawdown } from '../../../foundation/statistics/drawdown.ts';
import { sortino } from '../../valuation/returns/sortino.ts';
import { finite, lineReturns } from './line-returns.ts';
import { excessReturns, type Metrics, yearTerms } from './metrics.ts';

type Line = { days: ArrayLike<number>; values: Float64Array };

/** As the Sharpe ratio, with the deviation of losses against cash only; null where there were none (rule B-21). */
export const sortinoRatio = (line: Line, cashReturns: ArrayLike<number>): number | null =>
  sortino(excessReturns(line.values, cashReturns), yearTerms(line));

/** Longest stretch of calendar days from a high until it was reached again; null while one is still open and longest. */
export function recoveryDays({ days, values }: Line): number | null {
  const falls = drawdown(values, days);
  return falls && !falls.isOpen ? falls.longest : null;
}

/** Money with two decimals, of any finite value. */
export function moneyText(value: number): string {
  // Beyond that a float has no decimals, and would be written with an exponent.
  const text = Math.abs(value) < 1e21 ? value.toFixed(2) : `${BigInt(value)}.00`;
  return text.replace(/^-(0\.00)$/, '$1');
}

const knownMoney = (value: number) => (Number.isFinite(value) ? moneyText(value) : null);

/** The eight metrics and four more, as the contract has them; one that is not finite is none (rule B-26). */
export function lineMetrics(
  metrics: Metrics,
  line: Line & { cashReturns: ArrayLike<number>; costs: number },
) {
  return {
    final_value: knownMoney(metrics.finalValue),
    profit: knownMoney(metrics.profit),
    ...lineReturns({
      first: line.values[0]!,
      last: metrics.finalValue,
      days: line.days[line.days.length - 1]! - line.days[0]!,
    }),
    volatility: finite(metrics.volatility),
    sharpe_ratio: finite(metrics.sharpeRatio),
    max_drawdown: finite(metrics.maxDrawdown),
    avg_turnover: finite(metrics.avgTurnover),
    avg_leverage: finite(metrics.avgLeverage),
    sortino_ratio: finite(sortinoRatio(line, line.cashReturns)),
    recovery_days: recoveryDays(line),
    total_costs: knownMoney(line.costs),
  };
}
export type LineMetrics = ReturnType<typeof lineMetrics>;
