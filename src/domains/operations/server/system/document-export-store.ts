import type { Queries } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';

export type ExportedDocument = {
  kind: 'invoice' | 'correction';
  year: number;
  ordinal: number;
  issued_at: Date;
  paid_on: string | null;
  buyer: { name?: string; tax_number?: string; country?: string } | null;
  currency: string;
  net: string;
  vat_rate: string | null;
  vat: string;
  gross: string;
  ksef: string | null;
  ksef_number: string | null;
  /** Number of the invoice that is corrected. */
  corrects: string | null;
};

/** Invoices and corrections between two moments, also of accounts that are gone, in the order of their numbers. */
export function documentsBetween(on: Queries, from: Date, before: Date): Promise<ExportedDocument[]> {
  return on.many<ExportedDocument>(sql`
    select d.kind, d.year, d.ordinal, d.issued_at, d.paid_on, d.buyer, d.currency, d.net, d.vat_rate, d.vat, d.gross,
      d.ksef, d.ksef_number, d.corrected->>'number' as corrects
    from billing_documents d
    where d.kind <> 'confirmation' and d.issued_at >= ${from} and d.issued_at < ${before}
    union all
    select k.kind, k.year, k.ordinal, k.issued_at, (k.document->>'paid_on')::date, k.document->'buyer',
      k.document->>'currency', (k.document->>'net')::numeric, (k.document->>'vat_rate')::numeric,
      (k.document->>'vat')::numeric, (k.document->>'gross')::numeric, k.ksef, k.ksef_number,
      k.document->'corrected'->>'number'
    from kept_documents k
    where k.kind <> 'confirmation' and k.issued_at >= ${from} and k.issued_at < ${before}
    order by kind desc, year, ordinal`);
}
