import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell, split } from '../../../tests/support/records/ledger-rows.ts';
import { dayOf } from '../../foundation/calendar-day.ts';
import { decimal, sum, textOf } from '../../foundation/decimal.ts';
import { firstOverdrawn } from './follow-units.ts';
import { keepBooks, type LotMethod } from './keep-book.ts';
import type { LedgerRow } from './ledger-row.ts';
import { linkedGroups } from './linked-groups.ts';
import type { Lot } from './lots.ts';

const moveOut = (day: string, units: string, link: string, time?: string) =>
  ledgerRow('transfer-out', day, { units, price: '999', link, ...(time && { time }) });
const moveIn = (day: string, units: string, link: string, time?: string) =>
  ledgerRow('transfer-in', day, { units, price: '999', link, ...(time && { time }) });

type Given = Record<string, LedgerRow[] | { rows: LedgerRow[]; method: LotMethod }>;
const books = (given: Given) =>
  keepBooks(
    new Map(
      Object.entries(given).map(([id, each]) => [
        id,
        Array.isArray(each) ? { rows: each, method: 'fifo' as const } : each,
      ]),
    ),
  );
const lotsOf = (lots: readonly Lot[]) =>
  lots.map(({ day, units, cost }) => `${dayOf(day)} ${textOf(units)} for ${textOf(cost)}`);

describe('a linked transfer (rule L-14)', () => {
  const bought = [buy('2024-01-02', '10', '100'), buy('2024-02-02', '10', '200')];

  it('takes the oldest lots along with their days and costs, whatever price was written beside it', () => {
    const { a, b } = Object.fromEntries(
      books({ a: [...bought, moveOut('2024-03-01', '15', 'l')], b: [moveIn('2024-03-01', '15', 'l')] }),
    );
    expect(lotsOf(a!.lots)).toEqual(['2024-02-02 5 for 1000']);
    expect(lotsOf(b!.lots)).toEqual(['2024-01-02 10 for 1000', '2024-02-02 5 for 1000']);
  });

  it('what came is sold in the order of its own days, before what was bought later', () => {
    const { b } = Object.fromEntries(
      books({
        a: [...bought, moveOut('2024-03-01', '10', 'l')],
        b: [buy('2024-01-15', '5', '150'), moveIn('2024-03-01', '10', 'l'), sell('2024-04-01', '12', '300')],
      }),
    );
    expect(lotsOf(b!.entries.at(-1)!.released)).toEqual(['2024-01-02 10 for 1000', '2024-01-15 2 for 300']);
  });

  it('with average cost takes the same share of each lot', () => {
    const average = (rows: LedgerRow[]) => ({ rows, method: 'average' as const });
    const { a, b } = Object.fromEntries(
      books({
        a: average([
          ...bought,
          sell('2024-02-20', '10', '300'),
          split('2024-02-21', '3:1'),
          buy('2024-02-22', '6', '50'),
          moveOut('2024-03-01', '12', 'l'),
          moveOut('2024-03-02', '24', 'm'),
        ]),
        b: [moveIn('2024-03-01', '12', 'l')],
        c: average([moveIn('2024-03-02', '24', 'm')]),
      }),
    );
    expect(lotsOf(b!.lots)).toEqual([
      '2024-01-02 5 for 166.666666666666666666666667',
      '2024-02-02 5 for 333.333333333333333333333333',
      '2024-02-22 2 for 100',
    ]);
    const moved = a!.entries.flatMap((entry) => entry.moved ?? []);
    // 1 500 of the first two, of which half was sold, and 300: nothing is lost on the way.
    expect(textOf(sum(moved.map(({ cost }) => cost)))).toBe(textOf(decimal('1800')));
    expect(textOf(sum(moved.map(({ units }) => units)))).toBe('36');
  });

  it('goes on to a third portfolio and back with the same lots, all in one day', () => {
    const day = '2024-03-01';
    const { a, b, c } = Object.fromEntries(
      books({
        a: [...bought, moveOut(day, '10', '1'), moveIn(day, '10', '3')],
        b: [moveIn(day, '10', '1'), moveOut(day, '10', '2')],
        c: [moveIn(day, '10', '2'), moveOut(day, '10', '3')],
      }),
    );
    expect(lotsOf(a!.lots)).toEqual(['2024-01-02 10 for 1000', '2024-02-02 10 for 2000']);
    expect([b!.lots, c!.lots]).toEqual([[], []]);
  });

  it('stands behind the purchases of its day and before the sales, in both portfolios', () => {
    const day = '2024-03-01';
    expect(firstOverdrawn([buy(day, '5', '1', { time: '10:00' }), moveOut(day, '5', 'l')])).toBeUndefined();
    expect(firstOverdrawn([sell(day, '5', '1'), moveIn(day, '5', 'l')])).toBeUndefined();
    expect(firstOverdrawn([sell(day, '5', '1', { time: '10:00' }), moveIn(day, '5', 'l')])).toBeDefined();
    expect(
      firstOverdrawn([sell(day, '5', '1', { time: '10:00' }), moveIn(day, '5', 'l', '09:00')]),
    ).toBeUndefined();
  });

  it('brings the price of the last trade along, for what is never quoted', () => {
    const { a, b } = Object.fromEntries(
      books({
        a: [...bought, split('2024-02-10', '2:1'), moveOut('2024-03-01', '15', 'l')],
        b: [moveIn('2024-03-01', '15', 'l')],
      }),
    );
    expect(a!.entries.at(-1)!.price).toBeNull();
    expect(textOf(b!.entries[0]!.price!)).toBe('100');
  });
});

describe('holdings joined by links', () => {
  it('are found through others', () => {
    const groups = linkedGroups([
      { from: 'a', to: 'b' },
      { from: 'x', to: 'y' },
      { from: 'c', to: 'b' },
    ]);
    expect(groups.get('a')).toEqual(['a', 'b', 'c']);
    expect(groups.get('c')).toBe(groups.get('b'));
    expect(groups.get('y')).toEqual(['x', 'y']);
    expect(groups.get('z')).toBeUndefined();
  });
});
