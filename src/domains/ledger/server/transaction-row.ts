import type { CallInput } from '../../../foundation/contract.ts';
import { compare, decimal } from '../../../foundation/decimal.ts';
import { dayGiven, fieldsOf } from '../check-transaction.ts';
import type { createTransaction } from '../contract.ts';
import { noTerms, type TransactionTerms } from '../terms/occasions.ts';
import type { NewTransaction, StoredTransaction } from './transaction-store.ts';

export type TransactionBody = CallInput<typeof createTransaction>['body'];

/** What is stored of a form, over the row that is there. */
export function rowOf(
  body: TransactionBody,
  id: string,
  holdingId: string | null,
  kept?: StoredTransaction,
): NewTransaction {
  const fields = fieldsOf(body);
  return {
    id,
    portfolio_id: body.portfolio_id,
    holding_id: holdingId,
    type: body.type,
    day: dayGiven(body.created_at),
    time: body.time ?? null,
    rank: kept?.rank ?? 0,
    currency_id: body.currency_id,
    note: body.note?.trim() || null,
    origin: kept?.origin ?? 'typed',
    submission_id: kept?.submission_id ?? body.submission_id ?? null,
    link_id: null,
    ...fields,
    ...(kept && !fields.accrued && keepsAmount(body, kept) && { total: kept.total }),
  };
}

/** What a stored row says beside its figures. */
export function termsIn(row: TransactionTerms): TransactionTerms {
  const names = Object.keys(noTerms) as (keyof TransactionTerms)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as TransactionTerms;
}

/** The amount a broker stated belongs to its units and price: whoever changes those means another one. */
function keepsAmount(body: TransactionBody, kept: StoredTransaction): boolean {
  return (
    kept.units !== null &&
    kept.price !== null &&
    kept.type === body.type &&
    kept.currency_id === body.currency_id &&
    equal(kept.units, body.amount) &&
    equal(kept.price, body.price)
  );
}

function equal(a: string, b: string | null | undefined): boolean {
  return !!b && compare(decimal(a), decimal(b)) === 0;
}
