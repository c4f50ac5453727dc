import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleBytes } from '../../../../../tests/support/imports/expected-import.ts';
import type { Booking } from '../../booking.ts';
import { joinBookings } from '../../join-bookings.ts';
import { readSource } from '../reading/read-source.ts';
import { keysOf, keysWithParts } from './booking-keys.ts';
import { partBookings } from './part-bookings.ts';
import { together, type Understood, understand } from './understand.ts';

const formats = path.resolve(import.meta.dirname, '../../formats');

async function keysIn(folder: string, file: string): Promise<string[]> {
  const sources = await readSource(sampleBytes(path.join(formats, folder, 'samples'), file), file);
  return (understand(sources) as Understood).keys;
}

it('an order that was filled on two days has the same keys in both files of DEGIRO (I-5)', async () => {
  const keys = await keysIn('degiro-account', 'fills-en.csv');
  expect(new Set(keys).size).toBe(3);
  expect((await keysIn('degiro-transactions', 'fills-en.csv')).sort()).toEqual(keys.sort());
});

const line = (
  number: number,
  kind: Booking['kind'],
  amount: string,
  more: Partial<Booking> = {},
): Booking => ({
  kind,
  at: { line: number },
  day: '2026-06-25',
  cash: { amount, currency: 'USD' },
  instrument: { symbol: 'AAPL' },
  text: `line ${number}`,
  ...more,
});
const dividend = line(1, 'dividend', '43.60');
const tax = line(2, 'tax', '-8.28');

it('what was joined has the keys its lines have alone', () => {
  const alone = keysOf('schwab', [dividend, tax]);
  const [joined] = keysWithParts('schwab', joinBookings([dividend, tax]));
  expect([joined!.key, ...joined!.parts]).toEqual(alone);
  const out = line(3, 'exchange', '-100', { instrument: undefined });
  const into = line(4, 'exchange', '92', { instrument: undefined, cash: { amount: '92', currency: 'EUR' } });
  const [exchange] = keysWithParts('schwab', joinBookings([out, into]));
  expect([exchange!.key, ...exchange!.parts]).toEqual(keysOf('schwab', [out, into]));
});

const understood = together('schwab', 'schwab', [{ bookings: [dividend, tax], ignored: [], rejected: [] }]);
const [ofDividend, ofTax] = keysOf('schwab', [dividend, tax]) as [string, string];
const there = { id: 'x', day: '2026-06-25', portfolio: 'p', isTaxed: false };

it('a tax whose dividend is there already becomes a row of its own, and the other way round (I-5)', () => {
  for (const known of [ofDividend, ofTax]) {
    const parted = partBookings(understood, new Map([[known, there]]));
    expect(parted.keys).toEqual([ofDividend, ofTax]);
    expect(parted.bookings).toEqual([dividend, tax]);
    expect(parted.hintOf).toEqual([0, 0]);
  }
});

it('a dividend stays together with its tax where both or none are there, or the row there has a tax', () => {
  const both = new Map([
    [ofDividend, there],
    [ofTax, there],
  ]);
  const taxed = new Map([[ofDividend, { ...there, isTaxed: true }]]);
  for (const known of [new Map(), both, taxed]) expect(partBookings(understood, known)).toBe(understood);
});
