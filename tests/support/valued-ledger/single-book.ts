import { type Book, keepBooks, type LotMethod } from '../../../src/domains/ledger/keep-book.ts';
import type { LedgerRow } from '../../../src/domains/ledger/ledger-row.ts';

/** The book of one holding, kept as the product keeps all of them. */
export function singleBook(rows: readonly LedgerRow[], method: LotMethod): Book {
  return keepBooks(new Map([['single', { rows, method }]])).get('single')!;
}
