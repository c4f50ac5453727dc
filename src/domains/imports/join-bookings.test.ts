import { expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import { joinBookings } from './join-bookings.ts';

function line(number: number, kind: Booking['kind'], amount: string, more: Partial<Booking> = {}): Booking {
  return {
    kind,
    at: { line: number },
    day: '2025-06-25',
    cash: { amount, currency: 'PLN' },
    instrument: { symbol: 'XTB.PL' },
    text: `line ${number}`,
    ...more,
  };
}

test('each tax joins its dividend in the order of the file, and the line it stood on is remembered', () => {
  const joined = joinBookings([
    line(1, 'dividend', '43.60'),
    line(2, 'tax', '-8.28'),
    line(3, 'dividend', '21.80'),
    line(4, 'tax', '-4.14'),
  ]);
  expect(joined).toMatchObject([
    { at: { line: 1, others: [2] }, cashIs: 'gross', tax: { amount: '8.28', currency: 'PLN' } },
    { at: { line: 3, others: [4] }, tax: { amount: '4.14' } },
  ]);
});

test('a tax of another asset or day, one larger than the dividend, and one that came back stay alone', () => {
  const alone = [
    line(1, 'dividend', '10'),
    line(2, 'tax', '-1', { instrument: { symbol: 'PZU.PL' } }),
    line(3, 'tax', '-1', { day: '2025-06-26' }),
    line(4, 'dividend', '1', { day: '2025-06-27' }),
    line(5, 'tax', '-3', { day: '2025-06-27' }),
    line(6, 'tax', '0.37'),
  ];
  expect(joinBookings(alone)).toEqual(alone);
});

test('the two sides of an exchange become one, unless nobody can tell which belong together', () => {
  const out = line(1, 'exchange', '-2135.25', { instrument: undefined, rate: '4.2705' });
  const into = line(2, 'exchange', '500', {
    instrument: undefined,
    rate: '4.2705',
    cash: { amount: '500', currency: 'EUR' },
  });
  expect(joinBookings([out, into])).toMatchObject([
    {
      at: { line: 1, others: [2] },
      cash: { amount: '-2135.25' },
      received: { amount: '500', currency: 'EUR' },
    },
  ]);
  expect(joinBookings([out, into, { ...into, at: { line: 3 } }])).toHaveLength(3);
});
