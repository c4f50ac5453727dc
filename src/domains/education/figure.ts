import type { DecimalText } from '../../foundation/decimal.ts';
import { plain } from '../../foundation/format-number.ts';

/** One number of an article. Percent are percent: 3.4 is 3.4 %. */
export type Figure =
  | { kind: 'money'; value: DecimalText; currency: string }
  | { kind: 'percent' | 'points' | 'number' | 'rate' | 'count' | 'days'; value: DecimalText }
  | { kind: 'day'; value: string };

export const money = (value: DecimalText, currency = 'pln'): Figure => ({ kind: 'money', value, currency });
export const percent = (value: DecimalText): Figure => ({ kind: 'percent', value });
/** Percentage points: how far a share lies from another. */
export const points = (value: DecimalText): Figure => ({ kind: 'points', value });
export const number = (value: DecimalText): Figure => ({ kind: 'number', value });
/** Of exchange. */
export const rate = (value: DecimalText): Figure => ({ kind: 'rate', value });
export const count = (value: number): Figure => ({ kind: 'count', value: String(value) });
export const days = (value: number): Figure => ({ kind: 'days', value: String(value) });
export const day = (value: string): Figure => ({ kind: 'day', value });

/** A fraction of the statistics as percent; what is not finite is none. */
export function ofFraction(fraction: number | null): Figure | null {
  return fraction === null ? null : ofPercent(fraction * 100);
}

/** The same of what is in percent already. */
export function ofPercent(value: number | null): Figure | null {
  const text = value === null ? undefined : plain(value);
  return text === undefined ? null : percent(text);
}
