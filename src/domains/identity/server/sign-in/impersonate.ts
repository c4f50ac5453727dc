import { isDone, wholeList } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import type { listUsers as listUsersCall, startImpersonation as startCall } from '../../contract.ts';
import { writeAudit } from '../audit-store.ts';
import { lockUser, searchUsers, userById } from '../user-store.ts';
import { endPresentSession, openSession } from './open-session.ts';

const minutes = 60;

/** Swaps the administrator's session for one that sees what the user sees; it ends by itself after an hour. */
export async function startImpersonation(context: Context, { body }: CallInput<typeof startCall>) {
  const { services, address } = context;
  const admin = actorOf(context);
  const user = isId(body.user_id) ? await userById(services.database, body.user_id) : undefined;
  if (!user || (await isDemo(context))) throw notFound();
  if (user.id === admin.userId || user.role === 'admin') throw invalid({ user_id: ['userError'] });
  const { handOver } = await services.database.transaction(async (tx) => {
    // The account before its sessions (SF-11). Who is no administrator any more looks through nobody's eyes.
    if ((await lockUser(tx, admin.userId))?.role !== 'admin') throw notFound();
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
      minutes,
    });
  });
  handOver();
  return isDone;
}

/** Back to the administrator's own account, without asking for the password again. */
export async function stopImpersonation(context: Context) {
  const { services, address } = context;
  const { userId, impersonatorId } = actorOf(context);
  if (!impersonatorId) throw notFound();
  const { handOver } = await services.database.transaction(async (tx) => {
    await lockUser(tx, impersonatorId);
    // A session that was ended in the meantime is no way back into the administrator's account.
    if (!(await endPresentSession(tx, context))) throw new Failure({ kind: 'unauthenticated' });
    await writeAudit(tx, {
      action: 'impersonation-ended',
      actorId: impersonatorId,
      subjectId: userId,
      address,
      at: services.clock.now(),
    });
    return openSession(tx, context, { userId: impersonatorId, remember: false });
  });
  handOver();
  return isDone;
}

/** The demo account's password is known to everybody: as an operator it is alone in the installation. */
async function isDemo(context: Context): Promise<boolean> {
  return (await userById(context.services.database, actorOf(context).userId))?.is_demo ?? false;
}

const mostShown = 100;

export async function listUsers(context: Context, { query }: CallInput<typeof listUsersCall>) {
  const found = await searchUsers(context.services.database, {
    text: query.search ?? '',
    limit: mostShown,
    demoOnly: await isDemo(context),
  });
  return wholeList(
    found.map(({ id, name, email, role, email_verified_at, created_at }) => ({
      id,
      name,
      email,
      role,
      email_verified_at,
      created_at,
    })),
  );
}
