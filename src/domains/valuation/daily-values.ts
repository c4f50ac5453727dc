/**
 * A portfolio or holding by calendar day from `first` (a day number) on, in one currency. `value` is the close, after
 * the day's flows, NaN where it is not known; `inflow` and `outflow` are money from and to the outside, never
 * negative. Before the first day there is nothing.
 */
export type DailyValues = {
  first: number;
  value: Float64Array;
  inflow: Float64Array;
  outflow: Float64Array;
};

/** Less money than this is what sums of floats leave behind, not a holding. */
export const dust = 1e-6;

export function lastDayOf({ first, value }: DailyValues): number {
  return first + value.length - 1;
}

/** The close of a day: nothing before the first one. */
export function valueOn(series: DailyValues, day: number): number {
  return day < series.first ? 0 : (series.value[day - series.first] ?? Number.NaN);
}

/** All money in and out after the day `from` up to and on the day `to`. */
export function flowsBetween(
  { first, inflow, outflow }: DailyValues,
  from: number,
  to: number,
): { inflow: number; outflow: number } {
  let paidIn = 0;
  let takenOut = 0;
  const end = Math.min(to - first, inflow.length - 1);
  for (let i = Math.max(0, from + 1 - first); i <= end; i++) {
    paidIn += inflow[i]!;
    takenOut += outflow[i]!;
  }
  return { inflow: paidIn, outflow: takenOut };
}

/** A part of a history as one of its own: what it was worth at the close of `from` comes in on that day. */
export function daysBetween(series: DailyValues, from: number, to: number): DailyValues {
  const length = to - from + 1;
  const part: DailyValues = {
    first: from,
    value: new Float64Array(length),
    inflow: new Float64Array(length),
    outflow: new Float64Array(length),
  };
  part.value[0] = valueOn(series, from);
  part.inflow[0] = part.value[0];
  for (let i = Math.max(1, series.first - from); i < length; i++) {
    const at = from + i - series.first;
    part.value[i] = series.value[at]!;
    part.inflow[i] = series.inflow[at]!;
    part.outflow[i] = series.outflow[at]!;
  }
  return part;
}
