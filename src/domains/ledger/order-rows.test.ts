import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerRow } from '../../../tests/support/records/ledger-rows.ts';
import { compareRows, inOrder, secondOf } from './order-rows.ts';
import { type TransactionType, transactionTypes } from './transaction-types.ts';

const day = '2024-05-06';
const typesOf = (rows: { type: TransactionType }[]) => rows.map(({ type }) => type);

const inOneInstant = [
  'split',
  'transfer-in',
  'deposit',
  'exchange',
  'buy',
  'dividend',
  'repayment',
  'interest',
  'result',
  'fee',
  'tax',
  'spin-off',
  'sell',
  'short',
  'cover',
  'transfer-out',
  'withdrawal',
];

describe('the order of the ledger (rule L-2)', () => {
  it('names every type once', () => {
    expect(inOneInstant.toSorted()).toEqual([...transactionTypes].sort());
  });

  it('in one instant goes by type', () => {
    const rows = transactionTypes.map((type) => ledgerRow(type, day, { time: '12:00' }));
    expect(typesOf(inOrder(rows))).toEqual(inOneInstant);
    expect(typesOf(inOrder(rows.toReversed()))).toEqual(inOneInstant);
  });

  it('without times is the same by type', () => {
    const rows = transactionTypes.map((type) => ledgerRow(type, day));
    expect(typesOf(inOrder(rows.toReversed()))).toEqual(inOneInstant);
  });

  it('goes by day before time, and by time before type', () => {
    const rows = [
      ledgerRow('split', '2024-05-07', { time: '00:00' }),
      ledgerRow('withdrawal', day, { time: '09:00' }),
      ledgerRow('split', day, { time: '09:00:01' }),
      ledgerRow('sell', day, { time: '08:59:59' }),
    ];
    expect(typesOf(inOrder(rows.toReversed()))).toEqual(['sell', 'withdrawal', 'split', 'split']);
  });

  it('puts what has no time around what has: what leaves at the end, all else at the beginning', () => {
    for (const type of transactionTypes) {
      const timeless = secondOf(ledgerRow(type, day));
      const leaves = ['sell', 'short', 'cover', 'transfer-out', 'withdrawal', 'spin-off'].includes(type);
      expect(timeless, type).toBe(leaves ? 86_400 : -1);
    }
    const rows = [
      ledgerRow('sell', day),
      ledgerRow('sell', day, { time: '00:00' }),
      ledgerRow('buy', day, { time: '23:59:59' }),
      ledgerRow('buy', day),
    ];
    expect(inOrder(rows)).toEqual([rows[3], rows[1], rows[2], rows[0]]);
  });

  it('settles what is alike by rank, then by id', () => {
    const rows = [
      ledgerRow('buy', day, { id: 'b', rank: 1 }),
      ledgerRow('buy', day, { id: 'a', rank: 2 }),
      ledgerRow('buy', day, { id: 'c', rank: 0 }),
      ledgerRow('buy', day, { id: 'd', rank: 0 }),
    ];
    expect(inOrder(rows).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
    expect(compareRows(rows[0]!, rows[0]!)).toBe(0);
  });

  it('is one order, whatever order the rows come in', () => {
    const anyRow = fc.record({
      type: fc.constantFrom(...transactionTypes),
      date: fc.integer({ min: 1, max: 3 }),
      time: fc.option(fc.constantFrom('00:00', '09:30', '23:59:59'), { nil: undefined }),
      rank: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 60 }), fc.integer(), (given, seed) => {
        const rows = given.map(({ type, date, time, rank }, i) =>
          ledgerRow(type, `2024-05-0${date}`, { id: `r${i}`, rank, ...(time && { time }) }),
        );
        const shuffled = rows.toSorted((a, b) => mixed(a.id, seed) - mixed(b.id, seed));
        expect(inOrder(shuffled)).toEqual(inOrder(rows));
      }),
    );
  });
});

function mixed(text: string, seed: number): number {
  let hash = seed | 0;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x9e3779b1);
  return hash;
}
