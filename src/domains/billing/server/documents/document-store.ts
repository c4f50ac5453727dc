import type { Day } from '../../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../../foundation/decimal.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { BillingCurrency, Period } from '../../contract.ts';
import type { DocumentKind } from '../../document-number.ts';
import type { Buyer, Seller } from '../../parties.ts';
import type { Line } from '../../quote.ts';

/** The invoice that a correction is about, as it was before. */
export type Corrected = {
  number: string;
  issued_at: string;
  net: DecimalText;
  vat: DecimalText;
  gross: DecimalText;
};

/** Of a correction: a withdrawal, money that went back otherwise, or money that did not arrive after all. */
export type CorrectionReason = 'refund' | 'paid-back' | 'came-back';

export type DocumentRow = {
  user_id: string;
  id: string;
  kind: DocumentKind;
  year: number;
  ordinal: number;
  issued_at: Date;
  reason: 'order' | 'change' | 'renewal' | 'payment' | CorrectionReason;
  subscription_id: string;
  plan_names: Record<string, string>;
  period: Period;
  period_from: Date;
  period_to: Date;
  currency: BillingCurrency;
  net: DecimalText;
  vat_rate: DecimalText | null;
  vat: DecimalText;
  gross: DecimalText;
  lines: Line[];
  seller: Seller | null;
  buyer: Buyer | null;
  locale: 'en' | 'pl';
  pln_rate: DecimalText | null;
  pln_rate_day: Day | null;
  vat_pln: DecimalText | null;
  about_id: string | null;
  corrected: Corrected | null;
  paid_on: Day | null;
  ksef: 'to-send' | 'sent' | null;
  ksef_number: string | null;
  hosted_url: string | null;
  payment_ref: string | null;
};

/**
 * The next number of a kind and year. It holds the counter to the end of the transaction, so that no number is given twice
 * and none is lost: taken last, or everybody would wait for whatever else is done.
 */
export async function nextOrdinal(tx: Tx, kind: DocumentKind, year: number): Promise<number> {
  const { last } = await tx.one<{ last: number }>(sql`
    insert into document_counters as c (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = c.last + 1 returning last`);
  return last;
}

export function insertDocument(tx: Tx, row: DocumentRow): Promise<number> {
  return tx.run(sql`
    insert into billing_documents (user_id, id, kind, year, ordinal, issued_at, reason, subscription_id, plan_names, period,
      period_from, period_to, currency, net, vat_rate, vat, gross, lines, seller, buyer, locale, pln_rate, pln_rate_day,
      vat_pln, about_id, corrected, paid_on, ksef, ksef_number, hosted_url, payment_ref)
    values (${row.user_id}, ${row.id}, ${row.kind}, ${row.year}, ${row.ordinal}, ${row.issued_at}, ${row.reason},
      ${row.subscription_id}, ${JSON.stringify(row.plan_names)}, ${row.period}, ${row.period_from}, ${row.period_to},
      ${row.currency}, ${row.net}, ${row.vat_rate}, ${row.vat}, ${row.gross}, ${JSON.stringify(row.lines)},
      ${row.seller && JSON.stringify(row.seller)}, ${row.buyer && JSON.stringify(row.buyer)}, ${row.locale}, ${row.pln_rate},
      ${row.pln_rate_day}, ${row.vat_pln}, ${row.about_id}, ${row.corrected && JSON.stringify(row.corrected)}, ${row.paid_on}, ${row.ksef}, ${row.ksef_number},
      ${row.hosted_url}, ${row.payment_ref})`);
}

export function documentById(on: Queries, userId: string, id: string): Promise<DocumentRow | undefined> {
  return on.maybe<DocumentRow>(sql`select * from billing_documents where user_id = ${userId} and id = ${id}`);
}

/** The invoice or correction of a payment, if it was recorded before. */
export function documentOfPayment(
  on: Queries,
  userId: string,
  paymentRef: string,
  kind: DocumentKind,
): Promise<DocumentRow | undefined> {
  return on.maybe<DocumentRow>(sql`
    select * from billing_documents
    where user_id = ${userId} and payment_ref = ${paymentRef} and kind = ${kind}`);
}

/** A person's documents, newest first. */
export function documentsOf(
  on: Queries,
  userId: string,
  { start, limit }: { start: number; limit: number },
): Promise<DocumentRow[]> {
  return on.many<DocumentRow>(sql`
    select * from billing_documents where user_id = ${userId}
    order by issued_at desc, id desc offset ${start} limit ${limit}`);
}

export async function documentCount(on: Queries, userId: string): Promise<number> {
  const { count } = await on.one<{ count: number }>(
    sql`select count(*)::int as count from billing_documents where user_id = ${userId}`,
  );
  return count;
}

/** What was asked for, came in and went back under a contract. */
export function documentsOfContract(
  on: Queries,
  userId: string,
  subscriptionId: string,
): Promise<DocumentRow[]> {
  return on.many<DocumentRow>(sql`
    select * from billing_documents where user_id = ${userId} and subscription_id = ${subscriptionId}
    order by issued_at desc, id desc`);
}

/** What went back of an invoice so far, below nothing. */
export async function correctionsOf(on: Queries, userId: string, invoiceId: string): Promise<DecimalText> {
  const { back } = await on.one<{ back: DecimalText }>(sql`
    select coalesce(sum(gross), 0)::text as back from billing_documents
    where user_id = ${userId} and about_id = ${invoiceId} and kind = 'correction'`);
  return back;
}
