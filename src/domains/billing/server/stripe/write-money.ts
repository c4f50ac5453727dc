import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { type AuditAction, writeAudit } from '../../../identity/server/audit-store.ts';
import { documentNumber } from '../../document-number.ts';
import { difference, lessThan, opposite } from '../../money.ts';
import { correctionsOf, documentOfPayment } from '../documents/document-store.ts';
import { recordRefund } from '../documents/issue-documents.ts';
import { fromCents } from './cents.ts';
import type { ReadMoney } from './read-money.ts';
import { type Dispute, disputesOf, markFailed, storeDispute } from './refund-store.ts';

/**
 * Money that went back, whoever gave it: where more of an invoice is back than its corrections say, the rest gets its
 * correction. What we asked for ourselves has one already, so nothing is corrected twice, in whatever order it is heard of
 * (rule BL-30).
 */
export async function writeMoney(
  tx: Tx,
  services: Services,
  userId: string,
  { back, failed, disputes }: ReadMoney,
): Promise<void> {
  const note = noteFor(tx, services, userId);
  const at = services.clock.now();
  for (const { invoiceId, why } of failed)
    if (await markFailed(tx, userId, invoiceId, { why, at }))
      await note('refund-refused', { invoice: invoiceId, why });
  const known = await disputesOf(tx, userId);
  for (const dispute of disputes) {
    const before = known.find(({ dispute_id }) => dispute_id === dispute.dispute_id);
    if (before?.status === dispute.status) continue;
    await storeDispute(tx, userId, dispute);
    if (!before) await note('payment-disputed', detailOf(dispute));
    if (isDecided(dispute)) await note('dispute-decided', detailOf(dispute));
  }
  for (const [invoiceId, cents] of back) await correct(tx, services, userId, invoiceId, cents, note);
}

type Note = (action: AuditAction, detail: Record<string, string>) => Promise<unknown>;

const noteFor =
  (tx: Tx, { clock }: Services, subjectId: string): Note =>
  (action, detail) =>
    writeAudit(tx, { action, actorId: null, subjectId, address: '', at: clock.now(), detail });

const decided = ['won', 'lost', 'warning_closed', 'prevented'];
const isDecided = ({ status }: Dispute): boolean => decided.includes(status);

const detailOf = ({ dispute_id, amount, currency, reason, status }: Dispute) => ({
  dispute: dispute_id,
  amount: `${amount} ${currency}`,
  reason,
  status,
});

async function correct(
  tx: Tx,
  services: Services,
  userId: string,
  invoiceId: string,
  cents: number,
  note: Note,
): Promise<void> {
  // What was paid for a second subscription, or after a contract was over, has no invoice.
  const invoice = await documentOfPayment(tx, userId, invoiceId, 'invoice');
  if (!invoice) return;
  const corrected = opposite(await correctionsOf(tx, userId, invoice.id));
  const back = fromCents(cents);
  const whole = lessThan(invoice.gross, back) ? invoice.gross : back;
  if (!lessThan(corrected, whole)) return;
  const gross = difference(whole, corrected);
  await recordRefund(tx, services, invoice, { gross });
  await note('refunded-at-stripe', {
    document: documentNumber(invoice.kind, invoice.year, invoice.ordinal),
    amount: `${gross} ${invoice.currency}`,
  });
}
