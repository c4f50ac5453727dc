import { addDays } from '../../foundation/calendar-day.ts';
import type { HistoryOutput } from './figures-contract.ts';

export type ValuedDay = {
  day: string;
  value: number;
  invested: number;
  benchmark?: number;
  /** Negative percent from the last peak. */
  drawdown: number;
};

/**
 * The days of a history that can be drawn. A day without a known value is left out and counted: drawn as nothing it
 * would look like a loss of everything. The benchmark is drawn whole or not at all.
 */
export function historyPoints(history: HistoryOutput): { points: ValuedDay[]; unknownDays: number } {
  const { first_day, every_days, value, invested, drawdown, benchmark } = history;
  // Before the first money there was nothing: a line from nothing to the first value would flatten all that came after.
  const begun = value.findIndex((worth, at) => worth !== 0 || (invested[at] ?? 0) !== 0);
  const known = value.flatMap((worth, at) => (worth === null || at < begun ? [] : [{ worth, at }]));
  const compared = benchmark?.value ?? [];
  const comparable = known.length > 0 && known.every(({ at }) => typeof compared[at] === 'number');
  const points = known.map(({ worth, at }) => ({
    day: addDays(first_day, at * every_days),
    value: worth,
    invested: invested[at] ?? 0,
    drawdown: drawdown[at] ?? 0,
    ...(comparable && { benchmark: compared[at] as number }),
  }));
  return { points, unknownDays: value.filter((worth) => worth === null).length };
}

/** The deepest fall below the last peak, or nothing where there was none worth a mark. */
export function deepestFall(points: readonly ValuedDay[]): { at: number; percent: number } | undefined {
  let deepest: { at: number; percent: number } | undefined;
  for (const [at, { drawdown }] of points.entries())
    if (drawdown < (deepest?.percent ?? -0.05)) deepest = { at, percent: drawdown };
  return deepest;
}
