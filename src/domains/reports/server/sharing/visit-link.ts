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

/** Whoever reloads has opened it once. */
const openingsByNetwork = defineLimit('openingsByNetwork', { most: 1, seconds: 600 });

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
  try {
    await limits.take(openingsByNetwork, `${link.id} ${networkOf(context.address)}`);
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'tooMany') return isDone;
    throw error;
  }
  await countOpened(database, link.user_id, link.id, clock.now());
  return isDone;
}
