import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure } from '../../../../foundation/failure.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { defineLimit } from '../../../../platform/limits/limits.ts';
import { networkOf } from '../../../../platform/limits/network-of.ts';
import type { Services } from '../../../../platform/services.ts';
import { shareUser } from '../../../identity/server/user-store.ts';
import { tell } from '../../../notifications/server/tell.ts';
import { familyOf } from '../../report-view.ts';
import type * as contract from '../../sharing-contract.ts';
import { unlock } from './link-pass.ts';
import { countOpened, type LinkRow } from './link-store.ts';
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
  const { services } = context;
  const { database, limits, clock } = services;
  const link = await findLink(context, params.id);
  if (isLocked(context, link) || context.actor?.userId === link.user_id) return isDone;
  if (context.passFor(placeOf(link))) return isDone;
  try {
    await limits.take(openingsByNetwork, `${link.id} ${networkOf(context.address)}`);
  } catch (error) {
    if (error instanceof Failure && error.detail.kind === 'tooMany') return isDone;
    throw error;
  }
  await database.transaction(async (tx) => {
    const at = clock.now();
    if (!(await shareUser(tx, link.user_id))) return;
    if ((await countOpened(tx, link.user_id, link.id, at)) === 1) await tellOfOpening(tx, services, link, at);
  });
  context.givePass(placeOf(link), '1', onceSeconds);
  return isDone;
}

/** Of each link once, when somebody opens it for the first time (rule EV-15). */
function tellOfOpening(tx: Tx, services: Services, link: LinkRow, at: Date): Promise<void> {
  const type = familyOf(link.definition.kind) === 'property' ? 'propertyReport' : 'report';
  return tell(tx, services, [
    {
      userId: link.user_id,
      kind: 'reportOpened',
      params: { report: link.name, at: at.toISOString() },
      subject: `link:${link.id}`,
      parent: { type, id: link.report_id },
    },
  ]);
}
