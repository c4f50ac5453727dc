import { dayOf } from '../../../foundation/calendar-day.ts';
import type { JournalEntry } from './journal.ts';
import { markOf, type TransactionMark } from './marks-contract.ts';

/** More than any chart can show; the newest stay. */
const mostMarks = 2000;
const mostNames = 4;

/** A mark for each day and kind (U-18), from entries that come newest first; `tickers` has the holdings that count. */
export function marksOf(
  entries: readonly JournalEntry[],
  tickers: ReadonlyMap<string, string>,
): TransactionMark[] {
  const found = new Map<string, { day: number; kind: TransactionMark['kind']; names: Set<string> }>();
  for (const { type, day, holdingId } of entries) {
    const kind = markOf(type);
    const ticker = holdingId === null ? undefined : tickers.get(holdingId);
    if (!kind || !ticker) continue;
    const key = `${day} ${kind}`;
    const mark = found.get(key) ?? { day, kind, names: new Set<string>() };
    if (!found.has(key)) {
      if (found.size === mostMarks) break;
      found.set(key, mark);
    }
    mark.names.add(ticker);
  }
  return [...found.values()].reverse().map(({ day, kind, names }) => ({
    day: dayOf(day),
    kind,
    names: [...names].slice(0, mostNames),
    count: names.size,
  }));
}
