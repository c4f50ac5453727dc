import { addDays, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import type { HistoryOutput } from './figures-contract.ts';

/** A history as it is drawn: days at even distances, oldest first, each with a value. */
export type DrawnHistory = {
  firstDay: string;
  everyDays: number;
  value: number[];
  invested: number[];
  /** Negative percent from the last peak. */
  drawdown: number[];
  /** Whole or empty: a line with holes would be another line. */
  benchmark: number[];
  /** Days whose value is not known and is the last known one. */
  carried: boolean[];
  layer?: HistoryOutput['layer'];
  /** Days with money before the first known value: they have none to carry and are left out. */
  unknownBefore: number;
};

/**
 * What can be drawn of a history (rule P-15). A day without a known value carries the last known one and says so: drawn
 * as nothing it would look like a loss of everything, left out it would move the days after it.
 */
export function drawHistory(history: HistoryOutput): DrawnHistory {
  const { first_day, every_days, value, invested, drawdown, benchmark, layer } = history;
  // Before the first money there was nothing: a line from nothing to the first value would flatten all that came after.
  const paid = value.findIndex((worth, at) => worth !== 0 || (invested[at] ?? 0) !== 0);
  const begun = Math.max(0, paid);
  const known = value.findIndex((worth, at) => at >= begun && worth !== null);
  const from = known === -1 ? value.length : known;
  let last = 0;
  const carriedOn = value.slice(from).map((worth) => {
    last = worth ?? last;
    return last;
  });
  const compared = benchmark?.value.slice(from) ?? [];
  return {
    firstDay: addDays(first_day, from * every_days),
    everyDays: every_days,
    value: carriedOn,
    invested: invested.slice(from),
    drawdown: drawdown.slice(from),
    benchmark: compared.every((worth) => worth !== null) ? compared : [],
    carried: value.slice(from).map((worth) => worth === null),
    unknownBefore: from - begun,
    ...(layer && { layer: { of: layer.of, value: layer.value.slice(from) } }),
  };
}

/** Where the layer of a day lies: the topmost part of what was put in, or above what would be left. */
export function layerAt(
  layer: HistoryOutput['layer'],
  at: number,
  { value, invested }: { value: number; invested: number },
) {
  if (!layer) return {};
  const [{ of }, amount] = [layer, layer.value[at] ?? 0];
  const [low, high] = of === 'tax' ? [value, value + amount] : [invested - amount, invested];
  return { layer: { of, low, high } };
}

export type ValuedDay = {
  day: string;
  value: number;
  invested: number;
  benchmark?: number;
  layer?: { of: 'inflation' | 'tax'; low: number; high: number };
  /** Negative percent from the last peak. */
  drawdown: number;
  /** The value is not known: it is the last known one. */
  isCarried?: true;
};

/** How many days of a chart have no value of their own, and how many before it have none at all. */
export type UnknownDays = { carried: number; before: number };

/** The drawn days one by one. */
export function historyPoints(history: HistoryOutput): { points: ValuedDay[]; unknown: UnknownDays } {
  const drawn = drawHistory(history);
  const first = dayNumber(drawn.firstDay);
  const points = drawn.value.map((value, at) => ({
    day: dayOf(first + at * drawn.everyDays),
    value,
    invested: drawn.invested[at] ?? 0,
    drawdown: drawn.drawdown[at] ?? 0,
    ...(drawn.benchmark.length > 0 && { benchmark: drawn.benchmark[at]! }),
    ...layerAt(drawn.layer, at, { value, invested: drawn.invested[at] ?? 0 }),
    ...(drawn.carried[at] && { isCarried: true as const }),
  }));
  const carried = drawn.carried.filter(Boolean).length;
  return { points, unknown: { carried, before: drawn.unknownBefore } };
}

/**
 * The day on which a history begins though more was asked for: a ledger with too many days has none before it (rule
 * P-17). Points at a distance may miss the first days by less than that.
 */
export function lateStart(
  { first_day, every_days }: Pick<HistoryOutput, 'first_day' | 'every_days'>,
  asked: string | null,
): string | null {
  if (asked === null) return null;
  return dayNumber(first_day) - dayNumber(asked) > every_days ? first_day : null;
}

/** No fall that is worth a mark. */
const unmarked = -0.05;

/**
 * The deepest fall of a history and where among its points the day is, which may be weeks apart: then it stands between
 * two of them. Nothing where there was none worth a mark.
 */
export function deepestFall(
  points: readonly ValuedDay[],
  deepest: HistoryOutput['deepest'],
): { at: number; day: string; percent: number } | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!deepest || deepest.percent >= unmarked || !first || !last || first === last) return undefined;
  const [from, to] = [dayNumber(first.day), dayNumber(last.day)];
  const at = ((dayNumber(deepest.to) - from) / (to - from)) * (points.length - 1);
  return { at, day: deepest.to, percent: deepest.percent };
}
