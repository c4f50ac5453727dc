import type { CallInput } from '../../../../foundation/contract.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { listInvoices as listInvoicesCall } from '../../contract.ts';
import { documentNumber } from '../../document-number.ts';
import { languagesOf } from '../subscriptions.ts';
import { documentCount, documentsOf } from './document-store.ts';
import type { Printed } from './printed.ts';

/** A document as lists show it. */
export function shownDocument(row: Printed) {
  const { id, kind, issued_at, reason, period, period_from, period_to, currency } = row;
  const { net, vat, gross, ksef, hosted_url, corrected } = row;
  return {
    id,
    kind,
    number: documentNumber(kind, row.year, row.ordinal),
    issued_at,
    reason,
    plan: languagesOf(row.plan_names),
    period,
    period_from,
    period_to,
    currency,
    net,
    vat_rate: row.vat_rate === null ? null : Number(row.vat_rate),
    vat,
    gross,
    corrects: corrected?.number ?? null,
    ksef,
    hosted_url,
  };
}

export async function listInvoices(context: Context, { query }: CallInput<typeof listInvoicesCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [rows, total] = await Promise.all([
    documentsOf(database, userId, query),
    documentCount(database, userId),
  ]);
  return { data: rows.map(shownDocument), meta: { total, start: query.start, limit: query.limit } };
}
