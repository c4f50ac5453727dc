import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { readSource as readCall } from '../contract.ts';
import { sourceOf } from './source-store.ts';

/** Where a transaction came from; one that was typed came from nowhere. */
export async function readSourceOf(context: Context, { params }: CallInput<typeof readCall>) {
  const { userId } = actorOf(context);
  const row = isId(params.id) ? await sourceOf(context.services.database, userId, params.id) : undefined;
  if (!row) throw notFound();
  const money = (amount: string | null, currency: string | null) =>
    amount !== null && currency !== null ? { amount, currency } : null;
  const charge = (amount: string | null, currency: string | null, day: string | null) => {
    const paid = money(amount, currency);
    return paid && { ...paid, day };
  };
  return {
    data: {
      broker: row.broker,
      fileName: row.document_id,
      name: row.name,
      line: row.line,
      sheet: row.sheet,
      text: row.original,
      account: row.account,
      settles_on: row.settles_on,
      price: money(row.price, row.price_currency),
      rate: row.rate,
      accrued: money(row.accrued, row.accrued_currency),
      fee: charge(row.fee, row.fee_currency, row.fee_day),
      tax: charge(row.tax, row.tax_currency, row.tax_day),
      country: row.country,
      reference: row.reference,
    },
  };
}
