import { orderOf } from '../../../src/domains/billing/quote.ts';
import {
  type DocumentRow,
  insertDocument,
  nextOrdinal,
} from '../../../src/domains/billing/server/documents/document-store.ts';
import { newId } from '../../../src/foundation/ids.ts';
import type { Database } from '../../../src/platform/database/database.ts';

const at = new Date('2026-11-13T12:00:00Z');
const { span } = orderOf({ price: '29.00', period: 'month' }, at).agreement;

/** A confirmation as it is written for somebody. */
export function samplePlanDocument(userId: string): DocumentRow {
  return {
    user_id: userId,
    id: newId(),
    kind: 'confirmation',
    year: 2026,
    ordinal: 1,
    issued_at: at,
    reason: 'order',
    subscription_id: newId(),
    plan_names: { en: 'Standard', pl: 'Standard' },
    period: 'month',
    period_from: span.from,
    period_to: span.to,
    currency: 'pln',
    net: '23.58',
    vat_rate: '23',
    vat: '5.42',
    gross: '29.00',
    lines: [{ kind: 'charge', amount: '29.00', days: null, of_days: null }],
    seller: null,
    buyer: { name: 'Jan', tax_number: '', street: '', zip: '', city: '', country: 'PL' },
    locale: 'en',
    pln_rate: null,
    pln_rate_day: null,
    vat_pln: null,
    about_id: null,
    corrected: null,
    paid_on: null,
    ksef: null,
    ksef_number: null,
    hosted_url: null,
    payment_ref: null,
  };
}

/** A confirmation of somebody's, under the next number, without a plan behind it. */
export async function planDocument(database: Database, userId: string): Promise<string> {
  const row = samplePlanDocument(userId);
  await database.transaction(async (tx) => {
    await insertDocument(tx, { ...row, ordinal: await nextOrdinal(tx, row.kind, row.year) });
  });
  return row.id;
}
