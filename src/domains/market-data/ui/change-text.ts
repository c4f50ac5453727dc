import { type Numbers, plain } from '../../../foundation/format-number.ts';

/** A change as tiles and cells print it: two decimals, one from ten percent on, none from a thousand on. */
export function changeText(change: number | null, numbers: Numbers): string {
  const exact = change === null ? undefined : plain(change);
  if (exact === undefined) return '–';
  const size = Math.abs(change ?? 0);
  const decimals = size >= 1000 ? 0 : size >= 10 ? 1 : 2;
  return numbers.percent(exact, { signed: true, decimals });
}
