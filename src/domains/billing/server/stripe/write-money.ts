import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { type AuditAction, writeAudit } from '../../../identity/server/audit-store.ts';
import { documentNumber } from '../../document-number.ts';
import { difference, isSameAmount, lessThan, opposite, totalOf } from '../../money.ts';
import { correctionsOf, documentOfPayment } from '../documents/document-store.ts';
import { recordRefund } from '../documents/issue-documents.ts';
import { fromCents } from './cents.ts';
import type { ReadMoney } from './read-money.ts';
import { type Dispute, disputesOf, markFailed, refundsOf, storeDispute } from './refund-store.ts';

/**
 * Money that went back, whoever gave it: where more of an invoice is back than its corrections say, the rest gets its
 * correction. What we asked for ourselves has one already, so nothing is corrected twice, in whatever order it is heard of.
 * Where less is back, because a refund failed or a credit note was made void, the rest is corrected again (rule BL-30).
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
  const asked = await refundsOf(tx, userId);
  for (const [invoiceId, { all, ours }] of back) {
    const owed = totalOf(asked.filter((one) => one.invoice_id === invoiceId).map(({ amount }) => amount));
    const missing = difference(owed, fromCents(ours));
    const money = { back: fromCents(all), owed: lessThan(missing, '0') ? '0.00' : missing };
    await correct(tx, services, userId, invoiceId, money, note);
  }
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

/** What is back of an invoice, and what we asked for that is not: it is owed, whatever became of it at Stripe (rule BL-29). */
type Back = { back: string; owed: string };

async function correct(
  tx: Tx,
  services: Services,
  userId: string,
  invoiceId: string,
  { back, owed }: Back,
  note: Note,
): Promise<void> {
  // What was paid for a second subscription, or after a contract was over, has no invoice.
  const invoice = await documentOfPayment(tx, userId, invoiceId, 'invoice');
  if (!invoice) return;
  const corrected = opposite(await correctionsOf(tx, userId, invoice.id));
  const atMost = (amount: string) => (lessThan(invoice.gross, amount) ? invoice.gross : amount);
  const [least, most] = [atMost(back), atMost(totalOf([back, owed]))];
  const due = lessThan(corrected, least) ? least : lessThan(most, corrected) ? most : corrected;
  if (isSameAmount(due, corrected)) return;
  const gross = difference(due, corrected);
  const isBack = lessThan('0', gross);
  await recordRefund(tx, services, invoice, { gross, reason: isBack ? 'paid-back' : 'came-back' });
  await note(isBack ? 'refunded-at-stripe' : 'refund-came-back', {
    document: documentNumber(invoice.kind, invoice.year, invoice.ordinal),
    amount: `${isBack ? gross : opposite(gross)} ${invoice.currency}`,
  });
}
