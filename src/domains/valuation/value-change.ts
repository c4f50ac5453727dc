import { type DailyValues, dust, flowsBetween, valueOn } from './daily-values.ts';

export type ValueChange =
  | {
      kind: 'change';
      /** What was earned: the difference of the values without the money that came and went. */
      amount: number;
      /** Of the value at the start and the money that came in, as a fraction; null where both are nothing. */
      fraction: number | null;
      start: number;
      end: number;
      inflow: number;
      outflow: number;
    }
  | { kind: 'none'; reason: 'unknown-start' | 'unknown-end' };

/** The change from the close of one day to the close of another (rule P-7). */
export function valueChange(series: DailyValues, from: number, to: number): ValueChange {
  const { inflow, outflow } = flowsBetween(series, from, to);
  return changeOf({ start: valueOn(series, from), end: valueOn(series, to), inflow, outflow });
}

/** The same from its four figures, for a change that is added up from parts with different days. */
export function changeOf(parts: {
  start: number;
  end: number;
  inflow: number;
  outflow: number;
}): ValueChange {
  const { start, end, inflow, outflow } = parts;
  if (Number.isNaN(start)) return { kind: 'none', reason: 'unknown-start' };
  if (Number.isNaN(end)) return { kind: 'none', reason: 'unknown-end' };
  const amount = end - start - (inflow - outflow);
  const base = start + inflow;
  return {
    kind: 'change',
    amount,
    fraction: base <= dust ? null : amount / base,
    start,
    end,
    inflow,
    outflow,
  };
}
