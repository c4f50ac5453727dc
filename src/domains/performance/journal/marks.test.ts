import { expect, it } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { JournalEntry } from './journal.ts';
import { marksOf } from './marks.ts';

const entry = (type: JournalEntry['type'], day: string, holdingId: string | null): JournalEntry => ({
  id: `${type} ${day} ${holdingId}`,
  portfolioId: 'p',
  holdingId,
  type,
  day: dayNumber(day),
  currency: 'pln',
  event: null,
  unitsAfter: null,
  shown: null,
  scaled: null,
});
const tickers = new Map([...'abcdef'].map((id) => [id, id.toUpperCase()]));

it('has one mark for each day and kind, oldest first, of the holdings that count (U-18)', () => {
  const entries = [
    entry('dividend', '2026-03-01', 'a'),
    entry('sell', '2026-02-01', 'x'),
    entry('deposit', '2026-02-01', null),
    entry('buy', '2026-01-05', 'b'),
    entry('buy', '2026-01-05', 'a'),
    entry('buy', '2026-01-05', 'a'),
  ];
  expect(marksOf(entries, tickers)).toEqual([
    { day: '2026-01-05', kind: 'buy', names: ['B', 'A'], count: 2 },
    { day: '2026-03-01', kind: 'dividend', names: ['A'], count: 1 },
  ]);
});

it('names a few and counts the rest, and stays small whatever the ledger', () => {
  const busy = [...'abcdef'].map((id) => entry('buy', '2026-01-05', id));
  expect(marksOf(busy, tickers)).toEqual([
    { day: '2026-01-05', kind: 'buy', names: ['A', 'B', 'C', 'D'], count: 6 },
  ]);
  const many = Array.from({ length: 5000 }, (_, at) => ({
    ...entry('buy', '2026-01-05', 'a'),
    day: 20_000 - at,
  }));
  const marks = marksOf(many, tickers);
  expect(marks).toHaveLength(2000);
  expect(dayNumber(marks.at(-1)!.day)).toBe(20_000);
});
