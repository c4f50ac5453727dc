import { createHash } from 'node:crypto';
import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import type { addPushSubscription as addCall, removePushSubscription as removeCall } from '../contract.ts';
import {
  keepNewestSubscriptions,
  removeSubscription,
  storeSubscription,
  subscriptionsOf,
  takeOverSubscription,
  waitForBrowser,
} from './subscription-store.ts';

const mostSubscriptions = 20;

export async function readPushKey({ services }: Context) {
  return { data: { key: await services.push.publicKey() } };
}

export async function listPushSubscriptions(context: Context) {
  return wholeList(await subscriptionsOf(context.services.database, actorOf(context).userId));
}

/** Whoever subscribes last on a browser has it; of many browsers the newest stay (rule CH-8). */
export async function addPushSubscription(context: Context, { body }: CallInput<typeof addCall>) {
  const { services, userAgent } = context;
  const { userId } = actorOf(context);
  const address = { endpoint: body.endpoint, ...body.keys };
  if (!services.push.accepts(address)) throw invalid({ endpoint: ['invalid'] });
  const id = createHash('sha256').update(body.endpoint).digest('base64url');
  await services.database.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw notFound();
    await waitForBrowser(tx, id);
    await takeOverSubscription(tx, userId, id);
    const user_agent = userAgent.slice(0, 300);
    await storeSubscription(tx, userId, { id, ...address, user_agent, created_at: services.clock.now() });
    await keepNewestSubscriptions(tx, userId, mostSubscriptions);
  });
  return { data: { id } };
}

export async function removePushSubscription(context: Context, { params }: CallInput<typeof removeCall>) {
  const gone = await removeSubscription(context.services.database, actorOf(context).userId, params.id);
  if (gone === 0) throw notFound();
  return isDone;
}
