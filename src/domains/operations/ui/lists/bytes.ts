import type { Numbers } from '../../../../foundation/format-number.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size as people read it: 11.8 MB. */
export function bytesText(bytes: number, numbers: Numbers): string {
  let value = bytes;
  let at = 0;
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000;
    at += 1;
  }
  const decimals = at === 0 || value >= 100 ? 0 : 1;
  return `${numbers.number(value.toFixed(decimals), { decimals })}\u00a0${units[at]}`;
}
