import { newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Context } from '../../../../platform/http/context.ts';
import { newToken } from '../../../../platform/secrets.ts';
import { sessionsChanged } from '../identity-events.ts';
import { writeEndedImpersonations } from './ended-impersonations.ts';
import { deleteSession, insertSession } from './session-store.ts';

type SessionOptions = {
  userId: string;
  remember: boolean;
  impersonatorId?: string;
  minutes?: number;
  /** Somebody who only looks at the demo. */
  isVisit?: boolean;
};

const shortSessionHours = 24;

/** Ends the session the caller came with, so that a browser never leaves one behind; false if it was gone already. */
export async function endPresentSession(tx: Tx, context: Context): Promise<boolean> {
  const { services, actor, address } = context;
  if (!actor?.sessionId) return false;
  const gone = await deleteSession(tx, actor.userId, actor.sessionId);
  if (gone) await writeEndedImpersonations(tx, [gone], { at: services.clock.now(), address });
  // No process remembers a visit, and other visitors of the account have nothing to do with it.
  if (!actor.visiting) await services.events.publish(tx, sessionsChanged.of(actor.userId));
  return gone !== undefined;
}

/** Writes a session; what hands it to the browser is to be called after the commit. */
export async function openSession(
  tx: Tx,
  context: Context,
  options: SessionOptions,
): Promise<{ id: string; handOver: () => void }> {
  const { clock, settings } = context.services;
  const now = clock.now();
  const { token, hash } = newToken(options.userId);
  const minutes = options.minutes ?? (options.remember ? settings.sessionDays * 24 : shortSessionHours) * 60;
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  const id = newId();
  await insertSession(tx, {
    id,
    token_hash: hash,
    user_id: options.userId,
    impersonator_id: options.impersonatorId ?? null,
    remember: options.remember,
    is_visit: options.isVisit ?? false,
    user_agent: context.userAgent,
    address: context.address,
    created_at: now,
    expires_at,
  });
  const expiresAt = options.remember ? expires_at : null;
  return { id, handOver: () => context.openSession({ id, token, expiresAt }) };
}
