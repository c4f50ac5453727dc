import { describe, expect, it } from 'vitest';
import { buy, costOfLots, ledgerRow, sell, split } from '../../../tests/support/records/ledger-rows.ts';
import { singleBook } from '../../../tests/support/valued-ledger/single-book.ts';
import { dayNumber } from '../../foundation/calendar-day.ts';
import { compare, type Decimal, minus, plus, sum, textOf } from '../../foundation/decimal.ts';
import type { LedgerRow } from './ledger-row.ts';
import type { Lot } from './lots.ts';

const lotTexts = (lots: Lot[]) => lots.map((lot) => [textOf(lot.units), textOf(lot.cost)]);
const released = (rows: LedgerRow[]) =>
  singleBook(rows, 'fifo')
    .entries.filter((entry) => entry.released.length)
    .map((entry) => lotTexts(entry.released));

describe('the book of a holding', () => {
  it('has an entry for each row in the ledger’s order, with the units after it (L-2)', () => {
    const rows = [sell('2024-03-01', '4', '9'), split('2024-02-01', '2:1'), buy('2024-01-02', '10', '5')];
    const { entries, units } = singleBook(rows, 'fifo');
    expect(entries.map((entry) => [entry.type, textOf(entry.units), textOf(entry.unitsAfter)])).toEqual([
      ['buy', '10', '10'],
      ['split', '0', '20'],
      ['sell', '4', '16'],
    ]);
    expect(textOf(units)).toBe('16');
  });

  it('takes the amount a broker booked for what a trade cost and brought (L-16)', () => {
    const rows = [
      buy('2024-01-02', '3', '33.33', { total: '100' }),
      sell('2024-02-01', '1', '40', { total: '39.99' }),
      sell('2024-03-01', '2', '40'),
    ];
    const { entries } = singleBook(rows, 'fifo');
    expect(entries.map(({ gross }) => textOf(gross))).toEqual(['100', '39.99', '80']);
    // A third of it went first and the rest with the rest: together exactly what was paid.
    expect(released(rows)).toEqual([
      [['1', '33.333333333333333333333333']],
      [['2', '66.666666666666666666666667']],
    ]);
  });

  it('counts money before fee and tax: units times price, or the amount (L-6)', () => {
    const { entries } = singleBook(
      [
        buy('2024-01-02', '3', '2.5', { fee: '1', tax: '0.5' }),
        ledgerRow('dividend', '2024-01-03', { total: '7', tax: '1.33' }),
        split('2024-01-04', '2:1'),
      ],
      'fifo',
    );
    expect(entries.map(({ gross, fee, tax }) => [gross, fee, tax].map(textOf))).toEqual([
      ['7.5', '1', '0.5'],
      ['7', '0', '1.33'],
      ['0', '0', '0'],
    ]);
    expect(entries.map(({ ratio }) => ratio?.map(textOf) ?? null)).toEqual([null, null, ['2', '1']]);
  });

  it('of nothing is empty', () => {
    expect(singleBook([], 'fifo')).toEqual({
      method: 'fifo',
      entries: [],
      lots: [],
      units: { digits: 0n, places: 0 },
    });
  });
});

describe('FIFO (rule L-6)', () => {
  const three = [buy('2024-01-02', '10', '5'), buy('2024-01-03', '10', '7'), buy('2024-01-04', '10', '6')];

  it('a sale takes the oldest lots first, cost and all, and splits the last of them', () => {
    expect(released([...three, sell('2024-02-01', '15', '8')])).toEqual([
      [
        ['10', '50'],
        ['5', '35'],
      ],
    ]);
    expect(lotTexts(singleBook([...three, sell('2024-02-01', '15', '8')], 'fifo').lots)).toEqual([
      ['5', '35'],
      ['10', '60'],
    ]);
  });

  it('takes up where the sale before it stopped', () => {
    const rows = [...three, sell('2024-02-01', '4', '8'), sell('2024-02-02', '7', '8')];
    expect(released(rows)).toEqual([
      [['4', '20']],
      [
        ['6', '30'],
        ['1', '7'],
      ],
    ]);
  });

  it('keeps the day and the currency of each lot', () => {
    const rows = [
      buy('2024-01-02', '1', '5', { currency: 'usd' }),
      buy('2024-01-03', '1', '4', { currency: 'eur' }),
      sell('2024-02-01', '1', '6', { currency: 'pln' }),
    ];
    const book = singleBook(rows, 'fifo');
    expect(book.entries.at(-1)!.released).toMatchObject([{ day: dayNumber('2024-01-02'), currency: 'usd' }]);
    expect(book.lots).toMatchObject([{ day: dayNumber('2024-01-03'), currency: 'eur' }]);
  });

  it('of one day goes by time, then rank, then id, however they were typed (L-2)', () => {
    const late = buy('2024-01-02', '1', '30', { time: '15:00' });
    const early = buy('2024-01-02', '1', '10', { time: '09:00' });
    const timeless = buy('2024-01-02', '1', '20');
    const sold = sell('2024-01-03', '2', '40');
    for (const rows of [
      [late, early, timeless, sold],
      [sold, timeless, early, late],
    ])
      expect(released(rows)).toEqual([
        [
          ['1', '20'],
          ['1', '10'],
        ],
      ]);
  });

  it('fees and taxes are no part of a lot’s cost', () => {
    const { lots } = singleBook([buy('2024-01-02', '2', '5', { fee: '3', tax: '1' })], 'fifo');
    expect(lotTexts(lots)).toEqual([['2', '10']]);
  });

  it('a transfer brings a lot and takes lots like a trade', () => {
    const rows = [
      ledgerRow('transfer-in', '2024-01-02', { units: '5', price: '4' }),
      ledgerRow('transfer-out', '2024-01-03', { units: '2', price: '6' }),
    ];
    expect(released(rows)).toEqual([[['2', '8']]]);
  });

  it('whatever is bought after everything was sold is a new beginning', () => {
    const rows = [buy('2024-01-02', '2', '5'), sell('2024-01-03', '2', '6'), buy('2024-01-04', '3', '7')];
    expect(lotTexts(singleBook(rows, 'fifo').lots)).toEqual([['3', '21']]);
  });
});

describe('splits in the book (rule L-9)', () => {
  it('change units of every lot and keep its cost', () => {
    const rows = [buy('2024-01-02', '10', '8'), buy('2024-01-03', '5', '10'), split('2024-02-01', '4:1')];
    expect(lotTexts(singleBook(rows, 'fifo').lots)).toEqual([
      ['40', '80'],
      ['20', '50'],
    ]);
  });

  it('a sale after it takes cost by its part of the lot', () => {
    const rows = [buy('2024-01-02', '10', '8'), split('2024-02-01', '4:1'), sell('2024-03-01', '10', '3')];
    expect(released(rows)).toEqual([[['10', '20']]]);
  });

  it('one for three leaves lots that add up to the units held, to the last decimal', () => {
    const rows = [buy('2024-01-02', '1', '9'), buy('2024-01-03', '1', '6'), split('2024-02-01', '1:3')];
    const book = singleBook(rows, 'fifo');
    expect(compare(sum(book.lots.map((lot) => lot.units)), book.units)).toBe(0);
    expect(textOf(book.units)).toBe(`0.${'6'.repeat(23)}7`);
    expect(textOf(costOfLots(book.lots))).toBe('15');
  });

  it('who sells out after it has sold every lot, with all it cost (L-5)', () => {
    const rows = [
      buy('2024-01-02', '1', '9'),
      buy('2024-01-03', '1', '6'),
      split('2024-02-01', '1:3'),
      sell('2024-03-01', `0.${'6'.repeat(17)}7`, '30'),
    ];
    const book = singleBook(rows, 'fifo');
    expect([textOf(book.units), book.lots]).toEqual(['0', []]);
    expect(textOf(costOfLots(book.entries.at(-1)!.released))).toBe('15');
  });

  it('released and held together always cost what was paid', () => {
    const bought = [buy('2024-01-02', '7', '3.333333333333'), buy('2024-01-03', '11', '2.1')];
    const rows = [
      ...bought,
      split('2024-02-01', '7:3'),
      sell('2024-02-02', '1.7', '5'),
      split('2024-02-03', '1:3'),
      sell('2024-02-04', '0.123456789012345678', '5'),
      sell('2024-02-05', '8', '5'),
    ];
    const book = singleBook(rows, 'fifo');
    const parts = [...book.lots, ...book.entries.flatMap((entry) => entry.released)];
    const paid = costOfLots(singleBook(bought, 'fifo').lots);
    expect(textOf(costOfLots(parts))).toBe(textOf(paid));
    expect(textOf(minus(sum(book.lots.map((lot) => lot.units)), book.units))).toBe('0');
  });
});

describe('average cost (rule L-6)', () => {
  it('has no lots: who values it takes a sale’s share from the pool', () => {
    const rows = [buy('2024-01-02', '1', '10'), buy('2024-01-03', '1', '20'), sell('2024-01-04', '1', '30')];
    const book = singleBook(rows, 'average');
    expect([book.lots, book.entries.flatMap((entry) => entry.released)]).toEqual([[], []]);
    expect(textOf(book.units)).toBe('1');
  });
});

describe('the limits (rules L-4, L-5)', () => {
  it('the dearest and the smallest holding are exact together', () => {
    const rows = [
      buy('2024-01-02', '1000000000000', '1000000000000'),
      buy('2024-01-03', '0.000000000000000001', '0.000000000001'),
    ];
    const { lots, units } = singleBook(rows, 'fifo');
    expect(textOf(costOfLots(lots))).toBe('1000000000000000000000000.000000000000000000000000000001');
    expect(textOf(units)).toBe('1000000000000.000000000000000001');
  });

  it('a thousand purchases of a third of a cent lose nothing', () => {
    const rows = Array.from({ length: 1000 }, () => buy('2024-01-02', '0.333333333333333333', '0.01'));
    const cost = costOfLots(singleBook(rows, 'fifo').lots);
    const once: Decimal = { digits: 333333333333333333n, places: 20 };
    expect(textOf(cost)).toBe(textOf(rows.reduce((total) => plus(total, once), { digits: 0n, places: 0 })));
  });
});
