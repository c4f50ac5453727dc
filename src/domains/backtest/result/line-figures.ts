import { dayOf } from '../../../foundation/calendar-day.ts';
import { periodsPerYear } from '../market/trading-periods.ts';
import { type Metrics, periodReturns } from './metrics.ts';

type Line = { days: ArrayLike<number>; values: Float64Array };

/** How far below its highest value so far, zero or negative. */
export function drawdowns(values: ArrayLike<number>): Float64Array {
  const series = new Float64Array(values.length);
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) {
    high = Math.max(high, values[i]!);
    series[i] = values[i]! / high - 1;
  }
  return series;
}

/** As the Sharpe ratio, with the deviation of losses against cash only. */
export function sortinoRatio({ days, values }: Line, cashReturns: ArrayLike<number>): number {
  const returns = periodReturns(values);
  const perYear = periodsPerYear(values.length, days[0]!, days[values.length - 1]!);
  let sum = 0;
  let losses = 0;
  for (let i = 0; i < returns.length; i++) {
    const excess = returns[i]! - cashReturns[i]!;
    sum += excess;
    losses += Math.min(0, excess) ** 2;
  }
  const downside = Math.sqrt(losses / returns.length);
  return (perYear * sum) / returns.length / (Math.sqrt(perYear) * downside + 1e-8);
}

/** Longest stretch of calendar days from a high until it was reached again; null while one is still open and longest. */
export function recoveryDays({ days, values }: Line): number | null {
  let high = 0;
  let longest = 0;
  for (let i = 1; i < values.length; i++) {
    if (values[i]! < values[high]!) continue;
    if (i - high > 1) longest = Math.max(longest, days[i]! - days[high]!);
    high = i;
  }
  const open = values.length - 1 - high > 0 ? days[values.length - 1]! - days[high]! : 0;
  return open > longest ? null : longest;
}

export type MonthlyReturns = { year: number; months: (number | null)[]; total: number }[];

/** What each month brought, from the last value of the month before (or the first of the run). */
export function monthlyReturns({ days, values }: Line): MonthlyReturns {
  const years: MonthlyReturns = [];
  let monthBegin = values[0]!;
  let yearBegin = values[0]!;
  for (let i = 1; i < values.length; i++) {
    const [year, month] = dayOf(days[i]!).split('-').map(Number) as [number, number];
    const following = i + 1 < values.length ? dayOf(days[i + 1]!).slice(0, 7) : '';
    const ends = following !== dayOf(days[i]!).slice(0, 7);
    if (!ends) continue;
    if (years.at(-1)?.year !== year) {
      years.push({ year, months: Array.from({ length: 12 }, () => null), total: 0 });
      yearBegin = monthBegin;
    }
    const row = years.at(-1)!;
    row.months[month - 1] = values[i]! / monthBegin - 1;
    row.total = values[i]! / yearBegin - 1;
    monthBegin = values[i]!;
  }
  return years;
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
