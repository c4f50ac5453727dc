import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser, userById } from '../../../identity/server/user-store.ts';
import type { settleRefund as settleRefundCall } from '../../stripe-desk-contract.ts';
import { settleStripe } from '../stripe/hear-event.ts';
import {
  askAgain,
  countAtStripe,
  markByHand,
  openDisputes,
  refundsOf,
  refusedRefunds,
} from '../stripe/refund-store.ts';
import { usesStripe } from '../stripe/stripe-client.ts';

/** So many at a time: whoever has more sees the rest when these are done. */
const most = 100;

/** What waits for the operator; the demo's has nothing to do there (rules BL-29, OP-4). */
export async function readStripeTroubles(context: Context) {
  const { database, settings } = context.services;
  const is_on = usesStripe(settings);
  const me = await userById(database, actorOf(context).userId);
  if (me?.is_demo) return { data: { is_on, plans: 0, missing: 0, refunds: [], disputes: [] } };
  const [counted, refunds, disputes] = [
    await countAtStripe(database),
    await refusedRefunds(database, most),
    await openDisputes(database, most),
  ];
  return { data: { is_on, ...counted, refunds, disputes } };
}

/** A refund that Stripe refused is tried again, or was paid back by other means (rule BL-29). */
export async function settleRefund(context: Context, { body }: CallInput<typeof settleRefundCall>) {
  const { services } = context;
  const { user_id: userId, invoice_id: invoiceId, how } = body;
  await services.database.transaction(async (tx) => {
    if (!isId(userId) || !(await lockUser(tx, userId))) throw notFound();
    const at = services.clock.now();
    const refund = (await refundsOf(tx, userId)).find(({ invoice_id }) => invoice_id === invoiceId);
    const marked = await (how === 'again'
      ? askAgain(tx, userId, invoiceId)
      : markByHand(tx, userId, invoiceId, at));
    if (!refund || !marked) throw notFound();
    if (how === 'again') await services.jobs.send(tx, settleStripe, { userId });
    await writeAudit(tx, {
      action: how === 'again' ? 'refund-retried' : 'refund-by-hand',
      actorId: actorOf(context).userId,
      subjectId: userId,
      address: context.address,
      at,
      detail: { invoice: invoiceId, amount: `${refund.amount} ${refund.currency}` },
    });
  });
  return isDone;
}
