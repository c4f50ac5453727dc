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
  repayment: 6,
  interest: 7,
  result: 8,
  fee: 9,
  tax: 10,
  'spin-off': 11,
  sell: 12,
  short: 13,
  cover: 14,
  'transfer-out': 15,
  withdrawal: 16,
};

/**
 * Both rows of a linked transfer stand at one place, or what leaves in the evening would arrive in the morning: after
 * what comes in and before what is sold (rule L-14).
 */
const linkedPrecedence = precedence['spin-off'];

const beforeAnyTime = -1;
const afterAnyTime = 86_400;

type Placed = Pick<LedgerRow, 'id' | 'type' | 'day' | 'second' | 'rank' | 'link'>;

function precedenceOf(row: Pick<Placed, 'type' | 'link'>): number {
  return row.link === null ? precedence[row.type] : linkedPrecedence;
}

/** Where in its day a row stands. Without a time, what leaves stands at the end of the day and all else at its beginning. */
export function secondOf(row: Pick<Placed, 'type' | 'second' | 'link'>): number {
  if (row.second !== null) return row.second;
  return precedenceOf(row) >= linkedPrecedence ? afterAnyTime : beforeAnyTime;
}

/** The one order of the ledger: the order in which rows were typed changes nothing (rule L-2). */
export function compareRows(a: Placed, b: Placed): number {
  return (
    a.day - b.day ||
    secondOf(a) - secondOf(b) ||
    precedenceOf(a) - precedenceOf(b) ||
    compareLinks(a, b) ||
    a.rank - b.rank ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}

/** Transfers of one instant in the same order in every portfolio; each leaves before it arrives. */
function compareLinks(a: Placed, b: Placed): number {
  if (a.link === null || b.link === null) return 0;
  if (a.link !== b.link) return a.link < b.link ? -1 : 1;
  return a.type === b.type ? 0 : a.type === 'transfer-in' ? 1 : -1;
}

export function inOrder<Row extends Placed>(rows: readonly Row[]): Row[] {
  return rows.toSorted(compareRows);
}
