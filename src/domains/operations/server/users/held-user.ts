import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { type AuditAction, writeAudit } from '../../../identity/server/audit-store.ts';
import { lockWithOperators, type UserRow } from '../../../identity/server/user-store.ts';

export type HeldUser = { user: UserRow; held: UserRow[] };

/**
 * Holds an account and those of all operators before something is done to it. Whoever lost the right meanwhile, and the
 * demo operator, whose password everybody knows, meet nobody.
 */
export async function holdUser(
  tx: Tx,
  context: Context,
  id: string,
  { onYourself }: { onYourself: 'allowed' | 'refused' },
): Promise<HeldUser> {
  const { userId } = actorOf(context);
  if (!isId(id)) throw notFound();
  const held = await lockWithOperators(tx, [userId, id]);
  const me = held.find((one) => one.id === userId);
  const user = held.find((one) => one.id === id);
  if (me?.role !== 'admin' || me.blocked_at || me.is_demo || !user) throw notFound();
  if (onYourself === 'refused' && id === userId) throw invalid({ user: ['notOnYourself'] });
  return { user, held };
}

export function writeAct(
  tx: Tx,
  context: Context,
  action: AuditAction,
  subjectId: string | null,
  detail?: Record<string, string>,
): Promise<number> {
  const { services, address } = context;
  const { userId: actorId } = actorOf(context);
  return writeAudit(tx, { action, actorId, subjectId, address, at: services.clock.now(), detail });
}
