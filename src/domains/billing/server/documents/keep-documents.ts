import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { userById } from '../../../identity/server/user-store.ts';
import { type DocumentRow, documentsOf } from './document-store.ts';
import { forgetKept, keepDocument } from './every-document-store.ts';
import { shownDocument } from './list-documents.ts';

const everything = { start: 0, limit: 100_000 };
/** Years after the one of issue, to their end. */
const keptYears = 5;

/** Documents outlive the account, apart from it (rule BL-15): the law wants invoices, and numbers have no gap. */
export async function keepDocuments(tx: Tx, user: { id: string }): Promise<void> {
  // The demo's numbers are its own, and the same ones when it is made again.
  if ((await userById(tx, user.id))?.is_demo) return;
  for (const row of await documentsOf(tx, user.id, everything)) {
    const { id, kind, year, ordinal, issued_at, ksef, ksef_number } = row;
    const deleteAfter = `${year + keptYears}-12-31`;
    const document = kind === 'confirmation' ? anonymous(row) : withoutAccount(row);
    await keepDocument(tx, { id, kind, year, ordinal, issued_at, ksef, ksef_number, document, deleteAfter });
  }
}

function withoutAccount({ user_id: _, hosted_url, payment_ref, ...document }: DocumentRow): object {
  return { ...document, hosted_url: null, payment_ref: null };
}

/** Of what is no invoice only number, day, plan and amounts stay. */
function anonymous(row: DocumentRow): object {
  return { ...withoutAccount(row), buyer: null, seller: null, subscription_id: null, about_id: null };
}

export async function forgetOldDocuments({ database, clock }: Services): Promise<void> {
  await forgetKept(database, dayInWarsaw(clock.now()));
}

/** What of them belongs into the archive of one's own data. */
export async function exportDocuments(on: Queries, user: { id: string }) {
  const rows = await documentsOf(on, user.id, everything);
  return {
    billing_documents: rows.map((row) => ({
      ...shownDocument(row),
      lines: row.lines,
      buyer: row.buyer,
      paid_on: row.paid_on,
      ksef_number: row.ksef_number,
    })),
  };
}
