import type { DayOrder } from './moments.ts';

const short = /^\s*(\d{1,2})[-./](\d{1,2})[-./](?:\d{4}|\d{2})(?!\d)/;

/**
 * How days are written where their signs leave it open, by all cells together: `iso` where none is of that kind,
 * nothing where they do not tell or contradict each other.
 */
export function dayOrderIn(cells: Iterable<string>): DayOrder | undefined {
  let isOpen = false;
  let dayFirst = false;
  let monthFirst = false;
  for (const cell of cells) {
    const [, first, second] = short.exec(cell) ?? [];
    if (first === undefined) continue;
    isOpen = true;
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (!isOpen) return 'iso';
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'dayFirst' : 'monthFirst';
}
