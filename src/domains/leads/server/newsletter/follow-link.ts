import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { liftSuppression } from '../../../../platform/mail/suppression-store.ts';
import type { Services } from '../../../../platform/services.ts';
import { withdrawNewsletter } from '../../../identity/server/user-store.ts';
import type * as contract from '../../contract.ts';
import { type ConfirmationState, confirmDays } from '../../contract.ts';
import { wrongLinkByAddress } from '../lead-limits.ts';
import { type LinkPurpose, type NewsletterLink, readNewsletterToken } from './newsletter-link.ts';
import { confirmRequest, leave, type Subscriber, subscriberById } from './subscriber-store.ts';

/** Who shows a link: somebody in a browser, or a mail program. */
export type Caller = { services: Services; address: string };

/** What we never signed counts against its network; many mail programs share few addresses. */
async function opened(
  { services, address }: Caller,
  purpose: LinkPurpose,
  token: string,
): Promise<NewsletterLink> {
  const link = readNewsletterToken(services.secrets, purpose, token);
  if (link) return link;
  await services.limits.take(wrongLinkByAddress, address);
  throw notFound();
}

function stateOf(known: Subscriber | undefined, { sentAt }: NewsletterLink, now: Date): ConfirmationState {
  if (known?.state === 'confirmed') return 'confirmed';
  if (now.getTime() - sentAt.getTime() > confirmDays * 86_400_000) return 'late';
  if (!known) return 'over';
  return known.left_at && known.left_at >= sentAt ? 'left' : 'open';
}

export async function readConfirmation(
  context: Context,
  { params }: CallInput<typeof contract.readConfirmation>,
) {
  const link = await opened(context, 'confirm', params.token);
  const { database, clock } = context.services;
  return { data: { state: stateOf(await subscriberById(database, link.id), link, clock.now()) } };
}

/** A second use changes nothing and says that it is so already; of several at once one is the first (PS-4). */
export async function confirmNewsletter(
  context: Context,
  { params }: CallInput<typeof contract.confirmNewsletter>,
) {
  const link = await opened(context, 'confirm', params.token);
  const { database, clock, secrets } = context.services;
  const now = clock.now();
  const known = await subscriberById(database, link.id);
  const state = stateOf(known, link, now);
  if (!known || state !== 'open') return { data: { state, is_new: false } };
  return database.transaction(async (tx) => {
    const is_new = await confirmRequest(tx, link.id, link.sentAt, now);
    if (is_new) await liftSuppression(tx, secrets, known.email);
    return { data: { state: stateOf(await subscriberById(tx, link.id), link, now), is_new } };
  });
}

export async function readSubscription(
  context: Context,
  { params }: CallInput<typeof contract.readSubscription>,
) {
  const { id } = await opened(context, 'leave', params.token);
  const known = await subscriberById(context.services.database, id);
  return { data: { state: known && known.state !== 'left' ? ('subscribed' as const) : ('left' as const) } };
}

export async function leaveNewsletter(
  context: Context,
  { params }: CallInput<typeof contract.leaveNewsletter>,
) {
  await takeLeave(context, params.token);
  return { data: { state: 'left' as const } };
}

/** By the page's button, or by the one click of a mail program (RFC 8058). An account's consent goes with it. */
export async function takeLeave(caller: Caller, token: string): Promise<void> {
  const { id } = await opened(caller, 'leave', token);
  const { database, clock } = caller.services;
  const known = await subscriberById(database, id);
  if (!known || known.state === 'left') return;
  await database.transaction(async (tx) => {
    // The account comes before what else knows its address (SF-11).
    await withdrawNewsletter(tx, known.email);
    await leave(tx, id, clock.now());
  });
}
