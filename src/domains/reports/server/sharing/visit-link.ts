import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure } from '../../../../foundation/failure.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import { networkOf } from '../../../../platform/limits/network-of.ts';
import type * as contract from '../../sharing-contract.ts';
import { unlock } from './link-pass.ts';
import { countOpened } from './link-store.ts';
import { findLink, isLocked } from './open-link.ts';

/** Whoever reloads within this time has opened it once. */
const onceSeconds = 600;
/** Many behind one address may open it; a program that only counts may not. */
const openingsByNetwork = defineLimit('openingsByNetwork', { most: 30, seconds: onceSeconds });
const placeOf = (link: { id: string }) => `opened_${link.id}`;

export async function unlockReport(
  context: Context,
  { params, body }: CallInput<typeof contract.unlockReport>,
) {
  return unlock(context, await findLink(context, params.id), body);
}

/** The owner looking at it, and who sees no more than that it has a password, have not opened it. */
export async function countOpening(context: Context, { params }: CallInput<typeof contract.countOpening>) {
  const { database, limits, clock } = context.services;
  const link = await findLink(context, params.id);
  if (isLocked(context, link) || context.actor?.userId === link.user_id) return isDone;
  if (context.passFor(placeOf(link))) return isDone;
  try {
    await limits.take(openingsByNetwork, `${link.id} ${networkOf(context.address)}`);
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'tooMany') return isDone;
    throw error;
  }
  await countOpened(database, link.user_id, link.id, clock.now());
  context.givePass(placeOf(link), '1', onceSeconds);
  return isDone;
}
