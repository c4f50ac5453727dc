import { isDone, wholeList } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { endSession as endSessionCall } from '../../contract.ts';
import { sessionsChanged } from '../identity-events.ts';
import { writeEndedImpersonations } from './ended-impersonations.ts';
import { deleteSession, sessionsOf } from './session-store.ts';

export async function listSessions(context: Context) {
  const { database, clock } = context.services;
  const { userId, sessionId } = actorOf(context);
  const rows = await sessionsOf(database, userId, clock.now());
  return wholeList(
    rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      user_agent: row.user_agent,
      address: row.address,
      impersonated: row.impersonator_id !== null,
      created_at: row.created_at,
      last_seen_at: row.last_seen_at,
    })),
  );
}

export async function endSession(context: Context, { params }: CallInput<typeof endSessionCall>) {
  const { database, events, clock } = context.services;
  const { userId, sessionId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const ended = await deleteSession(tx, userId, params.id);
    if (!ended) throw notFound();
    await writeEndedImpersonations(tx, [ended], { at: clock.now() });
    await events.publish(tx, sessionsChanged.of(userId));
  });
  if (params.id === sessionId) context.endSession();
  return isDone;
}
