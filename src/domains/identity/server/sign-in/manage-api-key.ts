import { isDone } from '../../../../foundation/answers.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { hashToken, newToken } from '../../../../platform/secrets.ts';
import type { AccountLife } from '../account-life.ts';
import { writeAudit } from '../audit-store.ts';
import { sessionsChanged } from '../identity-events.ts';
import { apiKeyPrefix } from '../read-user.ts';
import { lockUser } from '../user-store.ts';
import { deleteApiKey, upsertApiKey } from './session-store.ts';

/** Makes a key, or a new one in place of the old; only its hash is kept, so it is shown now or never. */
export function createApiKey(life: readonly AccountLife[]) {
  return (context: Context) => madeKey(life, context);
}

async function madeKey(life: readonly AccountLife[], context: Context) {
  const { services } = context;
  const { database, events, clock } = services;
  const { userId } = actorOf(context);
  const key = apiKeyPrefix + newToken(userId).token;
  const now = clock.now();
  await database.transaction(async (tx) => {
    // The account before what belongs to it (SF-11).
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    await upsertApiKey(tx, userId, { hash: hashToken(key), ending: key.slice(-4) }, now);
    await writeAudit(tx, {
      action: 'api-key-created',
      actorId: userId,
      subjectId: userId,
      address: context.address,
      at: now,
    });
    if (!user.is_demo) for (const { apiKeyMade } of life) await apiKeyMade?.(tx, services, user);
    await events.publish(tx, sessionsChanged.of(userId));
  });
  return { api_key: key };
}

export async function removeApiKey(context: Context) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  const now = clock.now();
  await database.transaction(async (tx) => {
    if ((await deleteApiKey(tx, userId)) === 0) return;
    await writeAudit(tx, {
      action: 'api-key-removed',
      actorId: userId,
      subjectId: userId,
      address: context.address,
      at: now,
    });
    await events.publish(tx, sessionsChanged.of(userId));
  });
  return isDone;
}
