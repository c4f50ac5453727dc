import { transactionShapes } from '../../transaction-types.ts';
import {
  type EditedTransaction,
  type TransactionValues,
  type ValueName,
  valuesOf,
} from './transaction-values.ts';

/** Somebody was quicker: the record is another one now, or it is gone. */
export type TransactionConflict = { kind: 'changed'; current: EditedTransaction } | { kind: 'gone' };

/** `mine` is null where it was not touched: then the newer value stays. */
export type Difference = { name: (typeof order)[number]; mine: string | null; theirs: string };

/** Reads what a refused change answers with; nothing if it is no record of ours. */
export function currentIn(answer: unknown): EditedTransaction | null {
  const record = answer as Partial<EditedTransaction> | null | undefined;
  const known = record?.type !== undefined && record.type in transactionShapes;
  return known && typeof record.version === 'number' ? (record as EditedTransaction) : null;
}

const order: readonly Exclude<
  ValueName,
  'otherPortfolioId' | 'followCash' | 'lots' | 'tags' | 'why' | 'changeMind'
>[] = [
  'type',
  'occasion',
  'portfolioId',
  'asset',
  'amount',
  'price',
  'total',
  'currencyId',
  'toTotal',
  'toCurrencyId',
  'numerator',
  'denominator',
  'priorCost',
  'priorTax',
  'openedOn',
  'openValue',
  'closeValue',
  'accrued',
  'day',
  'time',
  'fee',
  'feeCurrencyId',
  'tax',
  'note',
];

/**
 * Where what stands in the form and what was saved meanwhile differ, in the order of the form. `opened` is the record
 * as it was when the form began, so that what was typed is distinguished from what was merely there.
 */
export function differences(
  mine: TransactionValues,
  opened: EditedTransaction,
  current: EditedTransaction,
): Difference[] {
  const before = valuesOf(opened);
  const theirs = valuesOf(current);
  return order
    .filter((name) => !same(mine[name], theirs[name]))
    .map((name) => ({
      name,
      mine: same(mine[name], before[name]) ? null : mine[name],
      theirs: theirs[name],
    }));
}

/** What was typed over the newer version: untouched fields keep what was saved meanwhile, so nobody loses anything. */
export function merged(
  mine: TransactionValues,
  opened: EditedTransaction,
  current: EditedTransaction,
): TransactionValues {
  const theirs = valuesOf(current);
  const untouched = differences(mine, opened, current).filter((one) => one.mine === null);
  return { ...mine, ...Object.fromEntries(untouched.map(({ name }) => [name, theirs[name]])) };
}

/** Numbers are the same whatever zeros follow them. */
function same(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

function bare(text: string): string {
  const number = /^(\d+)(?:\.(\d*?)0*)?$/.exec(text.trim());
  if (!number) return text.trim();
  const [, whole = '', fraction = ''] = number;
  return fraction ? `${whole}.${fraction}` : whole;
}
