import type { LedgerRow } from './ledger-row.ts';
import type { TransactionType } from './transaction-types.ts';

/** Order inside one instant (rule L-2). */
const precedence: Record<TransactionType, number> = {
  split: 0,
  'transfer-in': 1,
  deposit: 2,
  exchange: 3,
  buy: 4,
  dividend: 5,
  interest: 6,
  fee: 7,
  tax: 8,
  sell: 9,
  'transfer-out': 10,
  withdrawal: 11,
};

const beforeAnyTime = -1;
const afterAnyTime = 86_400;

/** Where in its day a row stands. Without a time, what leaves stands at the end of the day and all else at its beginning. */
export function secondOf(row: Pick<LedgerRow, 'type' | 'second'>): number {
  if (row.second !== null) return row.second;
  return precedence[row.type] >= precedence.sell ? afterAnyTime : beforeAnyTime;
}

type Placed = Pick<LedgerRow, 'id' | 'type' | 'day' | 'second' | 'rank'>;

/** The one order of the ledger: the order in which rows were typed changes nothing (rule L-2). */
export function compareRows(a: Placed, b: Placed): number {
  return (
    a.day - b.day ||
    secondOf(a) - secondOf(b) ||
    precedence[a.type] - precedence[b.type] ||
    a.rank - b.rank ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

export function inOrder<Row extends Placed>(rows: readonly Row[]): Row[] {
  return rows.toSorted(compareRows);
}
