import { isDone } from '../../../../foundation/answers.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { hashToken, newToken } from '../../../../platform/secrets.ts';
import { writeAudit } from '../audit-store.ts';
import { sessionsChanged } from '../identity-events.ts';
import { apiKeyPrefix } from '../read-user.ts';
import { deleteApiKey, upsertApiKey } from './session-store.ts';

/** Makes a key, or a new one in place of the old; only its hash is kept, so it is shown now or never. */
export async function createApiKey(context: Context) {
  const { database, events, clock } = context.services;
  const { userId } = actorOf(context);
  const key = apiKeyPrefix + newToken(userId).token;
  const now = clock.now();
  await database.transaction(async (tx) => {
    await upsertApiKey(tx, userId, { hash: hashToken(key), ending: key.slice(-4) }, now);
    await writeAudit(tx, {
      action: 'api-key-created',
      actorId: userId,
      subjectId: userId,
      address: context.address,
      at: now,
    });
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
