import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { Services } from '../../../../platform/services.ts';
import { impersonationMinutes } from '../../account-times.ts';
import type { startImpersonation as startCall } from '../../contract.ts';
import { writeAudit } from '../audit-store.ts';
import { lockUser, lockUsers, userById } from '../user-store.ts';
import { endPresentSession, openSession } from './open-session.ts';

/** Swaps the administrator's session for one that sees what the user sees; it ends by itself after an hour. */
export async function startImpersonation(context: Context, { body }: CallInput<typeof startCall>) {
  const { services, address } = context;
  const admin = actorOf(context);
  if (!isId(body.user_id)) throw notFound();
  const { handOver } = await services.database.transaction(async (tx) => {
    // The accounts before their sessions (SF-11). Who is no administrator any more looks through nobody's eyes, and
    // neither does the demo operator, whose password everybody knows.
    const held = await lockUsers(tx, [admin.userId, body.user_id]);
    const me = held.find(({ id }) => id === admin.userId);
    const user = held.find(({ id }) => id === body.user_id);
    if (me?.role !== 'admin' || me.is_demo || !user) throw notFound();
    if (user.id === me.id || user.role === 'admin') throw invalid({ user_id: ['userError'] });
    if (user.blocked_at) throw invalid({ user_id: ['accountBlocked'] });
    if (!(await endPresentSession(tx, context))) throw new Failure({ kind: 'unauthenticated' });
    await writeAudit(tx, {
      action: 'impersonation-started',
      actorId: admin.userId,
      subjectId: user.id,
      address,
      at: services.clock.now(),
    });
    return openSession(tx, context, {
      userId: user.id,
      remember: false,
      impersonatorId: admin.userId,
      minutes: impersonationMinutes,
    });
  });
  handOver();
  return isDone;
}

/** Back to the administrator's own account, without asking for the password again. */
export async function stopImpersonation(context: Context) {
  const { services } = context;
  const { impersonatorId } = actorOf(context);
  if (!impersonatorId) throw notFound();
  const { handOver } = await services.database.transaction(async (tx) => {
    await lockUser(tx, impersonatorId);
    // A session that was ended in the meantime is no way back into the administrator's account.
    if (!(await endPresentSession(tx, context))) throw new Failure({ kind: 'unauthenticated' });
    return openSession(tx, context, { userId: impersonatorId, remember: false });
  });
  handOver();
  return isDone;
}

/** What an administrator tried in somebody's place and may not is written down as refused (OP-9). */
export async function noteForbidden(
  { database, clock }: Services,
  { actor, call, address }: { actor: Actor; call: string; address: string },
): Promise<void> {
  if (!actor.impersonatorId) return;
  await writeAudit(database, {
    action: 'impersonation-refused',
    actorId: actor.impersonatorId,
    subjectId: actor.userId,
    address,
    at: clock.now(),
    detail: { call },
    refused: true,
  });
}

/** The demo account's password is known to everybody: as an operator it is alone in the installation. */
export async function isDemoOperator(context: Context): Promise<boolean> {
  return (await userById(context.services.database, actorOf(context).userId))?.is_demo ?? false;
}
