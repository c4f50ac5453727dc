import { dayNumber } from '../../../../foundation/calendar-day.ts';
import { yearlyFrom } from '../../result/line-returns.ts';
import type { LineMetrics } from '../simulation-types.ts';

export type MetricKey =
  | 'final_value'
  | 'profit'
  | 'annualized_return'
  | 'total_return'
  | 'volatility'
  | 'sharpe_ratio'
  | 'max_drawdown'
  | 'avg_turnover'
  | 'avg_leverage'
  | 'sortino_ratio'
  | 'recovery_days'
  | 'total_costs';

export type MetricRow = {
  key: MetricKey;
  form: 'money' | 'signedMoney' | 'percent' | 'signedPercent' | 'plain' | 'days';
  /** Whether more or less of it is better; neither for leverage, which is a choice. */
  best: 'most' | 'least' | null;
};

/** Whether a run is long enough for a rate of a year (rule B-25). */
export function isYearly({ date_start, date_end }: { date_start: string; date_end: string }): boolean {
  return dayNumber(date_end) - dayNumber(date_start) >= yearlyFrom;
}

/** The eight metrics every result has (rule B-22); a shorter run shows its return as it is. */
export const metricRows = (yearly: boolean): readonly MetricRow[] => [
  { key: 'final_value', form: 'money', best: 'most' },
  { key: 'profit', form: 'signedMoney', best: 'most' },
  { key: yearly ? 'annualized_return' : 'total_return', form: 'signedPercent', best: 'most' },
  { key: 'volatility', form: 'percent', best: 'least' },
  { key: 'sharpe_ratio', form: 'plain', best: 'most' },
  { key: 'max_drawdown', form: 'percent', best: 'most' },
  { key: 'avg_turnover', form: 'percent', best: 'least' },
  { key: 'avg_leverage', form: 'percent', best: null },
];

/** Beside the eight. */
export const moreRows: readonly MetricRow[] = [
  { key: 'sortino_ratio', form: 'plain', best: 'most' },
  { key: 'recovery_days', form: 'days', best: 'least' },
  { key: 'total_costs', form: 'money', best: 'least' },
];

/** The figure in the unit it is shown in: percent for ratios, money and the rest as they are. */
export function shownFigure({ key, form }: MetricRow, metrics: LineMetrics): number | null {
  const value = metrics[key];
  if (value === null) return null;
  const figure = Number(value);
  if (!Number.isFinite(figure)) return null;
  return form === 'percent' || form === 'signedPercent' ? figure * 100 : figure;
}

type MissingReason =
  | 'notRecovered'
  | 'tooFewReturns'
  | 'noDeviation'
  | 'noLosses'
  | 'nothingLeft'
  | 'notFinite';

/** Why a figure does not exist, by its words under `backtest.metrics`. */
export function missingReason(key: MetricKey, line: LineMetrics): MissingReason {
  // What ended beyond all numbers leaves no other figure that means anything.
  if (line.final_value === null) return 'notFinite';
  switch (key) {
    case 'annualized_return':
      return 'nothingLeft';
    case 'sharpe_ratio':
      return line.volatility === null ? 'tooFewReturns' : 'noDeviation';
    case 'sortino_ratio':
      return line.volatility === null ? 'tooFewReturns' : 'noLosses';
    case 'recovery_days':
      return 'notRecovered';
    case 'volatility':
      return 'tooFewReturns';
    default:
      return 'notFinite';
  }
}

/** Slots of the strategies with the best figure of a row. The benchmark is never best, nor is the only strategy. */
export function bestSlots(row: MetricRow, lines: readonly LineMetrics[]): ReadonlySet<number> {
  const strategies = lines.filter(({ slot }) => slot !== null);
  if (!row.best || strategies.length < 2) return new Set();
  const figures = strategies.flatMap((line) => {
    const figure = shownFigure(row, line);
    return figure === null || !Number.isFinite(figure) ? [] : [{ slot: line.slot!, shown: rounded(figure) }];
  });
  const extreme = row.best === 'most' ? Math.max : Math.min;
  const best = extreme(...figures.map(({ shown }) => shown));
  const slots = figures.filter(({ shown }) => shown === best).map(({ slot }) => slot);
  // Where all are the same none is better than another.
  return slots.length === strategies.length ? new Set() : new Set(slots);
}

/** As it is read: what looks the same is the same. */
function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
