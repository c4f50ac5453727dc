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

/** What is stored, in the names of the form. */
export function inFormNames(row: StoredTransaction) {
  return {
    id: row.id,
    type: row.type,
    portfolio_id: row.portfolio_id,
    asset_value_id: row.holding_id,
    currency_id: row.currency_id,
    amount: row.units,
    price: row.price,
    total: row.total,
    to_total: row.to_total,
    to_currency_id: row.to_currency_id,
    numerator: row.numerator,
    denominator: row.denominator,
    ...termsIn(row),
    lots: row.named_lots,
    fee: row.fee,
    tax: row.tax,
    created_at: row.day,
    time: row.time,
    note: row.note,
    version: row.version,
  };
}

/** What a stored row says beside its figures. */
function termsIn(row: TransactionTerms): TransactionTerms {
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
