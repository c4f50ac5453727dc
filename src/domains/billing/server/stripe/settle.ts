import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { writeAudit } from '../../../identity/server/audit-store.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { isSameAmount } from '../../money.ts';
import { insertContract, markNoticeSent, updateEnd, updateTerms } from '../contract-store.ts';
import { planChanged, replaceOthers } from '../contracts.ts';
import { recordPaidInvoice, type Subject, type ZlotyRate } from '../documents/issue-documents.ts';
import type { TellNews } from '../news.ts';
import { type ContractRow, planById } from '../plan-store.ts';
import { carryOut } from './carry-out.ts';
import { writeStanding } from './missing-customer.ts';
import { type PaidInvoice, type ReadCustomer, readCustomer, type Subscribed } from './read-customer.ts';
import { askRefund } from './refund-store.ts';
import { stopOf } from './stop-blocked.ts';
import { openStripe } from './stripe-client.ts';
import {
  contractById,
  customerOf,
  deleteCheckout,
  knownInvoices,
  noteStatus,
  type StripeCustomer,
  type StripeSubscription,
  storeStripeSubscription,
  stripeSubscriptionsOf,
  takeVersion,
} from './stripe-store.ts';
import { writeMoney } from './write-money.ts';

/** What settling needs of those above: rates for invoices in euro, and how people are told. */
export type Above = { rates: ZlotyRate; tell: TellNews };

/** Others may write what they read while we read; then we read again. */
const mostTries = 8;

/**
 * Brings our books to what Stripe says now: plan, period, end, payments. Everything that happens there ends here, however
 * it was heard of: a message, the way back from its page, or the daily look (decision 46). Stripe is read before the
 * transaction, and what was read is written only if nobody has written since (rule BL-22).
 */
export async function settle(services: Services, above: Above, userId: string): Promise<void> {
  const stripe = await openStripe(services);
  for (let tries = 1; ; tries++) {
    const customer = await customerOf(services.database, userId);
    if (!customer) return;
    const known = new Set(await knownInvoices(services.database, userId));
    const read = await readCustomer(stripe, customer.customer_id, (id) => known.has(id));
    const isWritten = await services.database.transaction((tx) => write(tx, services, above, customer, read));
    if (isWritten) break;
    if (tries === mostTries) throw new Error('what Stripe says changes too fast');
  }
  await carryOut(services, stripe, userId);
}

async function write(
  tx: Tx,
  services: Services,
  above: Above,
  customer: StripeCustomer,
  read: ReadCustomer,
): Promise<boolean> {
  const { user_id: userId, version } = customer;
  // Whoever removed the account meanwhile had Stripe told to forget it.
  const user = await lockUser(tx, userId);
  if (!user) return true;
  if (!(await takeVersion(tx, userId, version, services.clock.now()))) return false;
  const held = await stripeSubscriptionsOf(tx, userId);
  const { kept, second, undone } = chosen(read.subscriptions, held);
  const contracts = new Map<string, ContractRow>();
  for (const one of kept) {
    const known = { held, credit: read.credit, isBlocked: user.blocked_at !== null };
    const contract = await follow(tx, services, above, userId, one, known);
    if (contract) contracts.set(one.id, contract);
  }
  if (kept.some(isAlive)) await deleteCheckout(tx, userId);
  for (const { id, status } of undone) await noteStatus(tx, userId, id, status);
  for (const one of second) await undo(tx, services, userId, one, read.paid);
  for (const payment of read.paid) {
    const contract = contracts.get(payment.subscriptionId);
    // What Stripe took before it heard that the contract is over goes back whole.
    if (isClosed(held, payment)) await giveBackLater(tx, services, userId, payment, 'withdrawal');
    else if (contract) await record(tx, services, above, userId, contract, payment);
  }
  await writeStanding(tx, services, userId, read, held);
  await writeMoney(tx, services, userId, read.money);
  return true;
}

const isClosed = (held: readonly StripeSubscription[], { subscriptionId }: PaidInvoice): boolean =>
  held.some(({ stripe_id, closed_at }) => stripe_id === subscriptionId && closed_at !== null);

async function giveBackLater(
  tx: Tx,
  { clock }: Services,
  userId: string,
  { id, gross, currency }: PaidInvoice,
  reason: 'withdrawal' | 'second-subscription',
): Promise<void> {
  await askRefund(tx, userId, { invoiceId: id, amount: gross, currency, reason, at: clock.now() });
}

const isAlive = ({ status }: Subscribed): boolean =>
  status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid';

/** Somebody has one subscription: the one we know, else the first. Others that are alive at the same time are second ones. */
function chosen(all: readonly Subscribed[], held: readonly StripeSubscription[]) {
  const rowOf = (one: Subscribed) => held.find(({ stripe_id }) => stripe_id === one.id);
  const isSecond = (one: Subscribed) => rowOf(one)?.subscription_id === null;
  const isOpen = (one: Subscribed) => isAlive(one) && !rowOf(one)?.closed_at;
  const ours = all.filter((one) => isOpen(one) && rowOf(one))[0] ?? all.find(isOpen);
  const second = all.filter((one) => isOpen(one) && one !== ours);
  const kept = all.filter(
    (one) =>
      !isSecond(one) && !second.includes(one) && (rowOf(one) || isAlive(one) || one.status === 'canceled'),
  );
  return { kept, second, undone: all.filter(isSecond) };
}

type Known = { held: readonly StripeSubscription[]; credit: string; isBlocked: boolean };

/** Our contract becomes what the subscription is. One that was withdrawn from stays as it is. */
async function follow(
  tx: Tx,
  services: Services,
  above: Above,
  userId: string,
  one: Subscribed,
  { held, credit, isBlocked }: Known,
): Promise<ContractRow | undefined> {
  const before = held.find(({ stripe_id }) => stripe_id === one.id);
  const contract = before?.subscription_id
    ? await contractById(tx, userId, before.subscription_id)
    : await begin(tx, services, userId, one, credit);
  if (!contract) return undefined;
  const late = lateness(services, one);
  const row = {
    stripe_id: one.id,
    subscription_id: contract.subscription_id,
    status: one.status,
    cancels: one.cancelsAt !== null,
    ...late,
    told: late.late_since ? (before?.told ?? null) : null,
    closed_at: before?.closed_at ?? null,
    stop: stopOf(one, before, isBlocked),
  };
  if (before?.closed_at) {
    await storeStripeSubscription(tx, userId, row);
    return contract;
  }
  const followed = await updateContract(tx, services, userId, contract, one, { credit, ...late });
  const isFirst = row.late_since !== null && row.told === null;
  await storeStripeSubscription(tx, userId, isFirst ? { ...row, told: 'failed' } : row);
  if (isFirst) await tellLate(tx, services, above.tell, userId, followed, row.grace_until!);
  return followed;
}

/** Where no days are left the plan is over already, and that is one message and not two (rule BL-26). */
async function tellLate(
  tx: Tx,
  services: Services,
  tell: TellNews,
  userId: string,
  { subscription_id: subscriptionId, names: plan }: ContractRow,
  until: Date,
): Promise<void> {
  const now = services.clock.now();
  const about = { userId, subscriptionId, plan };
  if (until > now)
    return tell(tx, services, [{ kind: 'paymentFailed', ...about, until: dayInWarsaw(until) }]);
  if (await markNoticeSent(tx, userId, subscriptionId, now))
    await tell(tx, services, [{ kind: 'planUnpaid', ...about }]);
}

/** A payment that is missing leaves the plan some days more, counted from when it was asked for (rule BL-26). */
function lateness({ settings }: Services, { lateSince }: Subscribed) {
  const grace = lateSince && new Date(lateSince.getTime() + settings.graceDays * 86_400_000);
  return { late_since: lateSince, grace_until: grace };
}

type Lateness = ReturnType<typeof lateness>;

function endOf(one: Subscribed, { grace_until }: Lateness): Date | null {
  if (one.status === 'canceled') return one.endedAt ?? one.to;
  if (one.status === 'paused' || one.status === 'incomplete_expired') return one.from;
  const ends = [grace_until, one.cancelsAt].filter((end) => end !== null);
  return ends.length ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null;
}

function agreementOf(one: Subscribed, credit: string) {
  const { period, price, from, to, since } = one;
  return { period, price, anchor: dayInWarsaw(since), span: { from, to }, credit };
}

/** A subscription that we hear of: what was ordered begins when Stripe says it did. */
async function begin(tx: Tx, services: Services, userId: string, one: Subscribed, credit: string) {
  const plan = await planById(tx, one.planId);
  if (!plan) {
    services.log.warn({ subscription: one.id }, 'a subscription to a plan that is not ours');
    return undefined;
  }
  const [id, { currency }] = [newId(), one];
  if (isAlive(one)) await replaceOthers(tx, services, userId, id);
  const agreement = agreementOf(one, credit);
  await insertContract(tx, {
    id,
    userId,
    planId: plan.id,
    provider: 'stripe',
    currency,
    agreement,
    at: one.since,
  });
  await planChanged(tx, services, userId);
  return contractById(tx, userId, id);
}

/** What ended before it began had no time; what ended before Stripe gave up on a payment stays ended then. */
function endOfContract({ started_at, ends_at }: ContractRow, end: Date | null, now: Date): Date | null {
  if (!end) return null;
  const isOver = end <= now && ends_at !== null && ends_at < end;
  return isOver ? ends_at : end < started_at ? started_at : end;
}

async function updateContract(
  tx: Tx,
  services: Services,
  userId: string,
  contract: ContractRow,
  one: Subscribed,
  { credit, ...late }: Lateness & { credit: string },
): Promise<ContractRow> {
  const plan = await planById(tx, one.planId);
  const endsAt = endOfContract(contract, endOf(one, late), services.clock.now());
  const id = contract.subscription_id;
  const isSame =
    contract.id === one.planId &&
    contract.period === one.period &&
    isSameAmount(contract.price, one.price) &&
    isSameAmount(contract.credit, credit) &&
    contract.period_from.getTime() === one.from.getTime() &&
    contract.period_to.getTime() === one.to.getTime();
  if (isSame && contract.ends_at?.getTime() === endsAt?.getTime()) return contract;
  const agreement = { ...agreementOf(one, credit), anchor: contract.anchor };
  const planId = plan?.id ?? contract.id;
  if (!isSame) await updateTerms(tx, userId, id, { planId, currency: one.currency, agreement, endsAt });
  await updateEnd(tx, userId, id, endsAt, null);
  await planChanged(tx, services, userId);
  return (await contractById(tx, userId, id))!;
}

/** A second subscription: it ends at Stripe, and all that was paid for it goes back (rule BL-24). */
async function undo(
  tx: Tx,
  services: Services,
  userId: string,
  one: Subscribed,
  paid: readonly PaidInvoice[],
): Promise<void> {
  const at = services.clock.now();
  await storeStripeSubscription(tx, userId, {
    stripe_id: one.id,
    subscription_id: null,
    status: one.status,
    cancels: false,
    late_since: null,
    grace_until: null,
    told: null,
    closed_at: at,
    stop: null,
  });
  for (const payment of paid)
    if (payment.subscriptionId === one.id)
      await giveBackLater(tx, services, userId, payment, 'second-subscription');
  await writeAudit(tx, {
    action: 'second-subscription-undone',
    actorId: null,
    subjectId: userId,
    address: '',
    at,
    detail: { subscription: one.id },
  });
}

/** Money that came in becomes an invoice of ours, once (rule BL-25). */
async function record(
  tx: Tx,
  services: Services,
  { rates }: Above,
  userId: string,
  contract: ContractRow,
  payment: PaidInvoice,
): Promise<void> {
  const plan = (payment.planId && (await planById(tx, payment.planId))) || contract;
  const subject: Subject = {
    userId,
    subscriptionId: contract.subscription_id,
    plan,
    period: payment.period ?? contract.period,
    currency: payment.currency,
    span: { from: payment.from, to: payment.to },
  };
  await recordPaidInvoice(tx, services, rates, subject, {
    gross: payment.gross,
    paidOn: payment.paidOn,
    paymentRef: payment.id,
    ...(payment.hostedUrl && { hostedUrl: payment.hostedUrl }),
  });
}
