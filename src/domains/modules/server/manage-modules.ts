import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import type { connectModule as connectCall, disconnectModule as disconnectCall } from '../contract.ts';
import { connect, connectAll, connectFirst, disconnect, modulesOf } from './module-store.ts';

export async function listModules(context: Context) {
  const rows = await modulesOf(context.services.database, actorOf(context).userId);
  return wholeList(
    rows.map(({ names, ...module }) => ({
      ...module,
      languages: Object.entries(names).map(([lang, name]) => ({ lang, name })),
    })),
  );
}

export async function connectModule(context: Context, { body }: CallInput<typeof connectCall>) {
  const { database, clock } = context.services;
  const connected = isId(body.module_id)
    ? await connect(database, actorOf(context).userId, body.module_id, clock.now())
    : 0;
  if (connected === 0) throw invalid({ module_id: ['moduleError'] });
  return isDone;
}

export async function disconnectModule(context: Context, { params }: CallInput<typeof disconnectCall>) {
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await noteForMinutes(tx, context, { kind: 'module-left', about: {} });
    if ((await disconnect(tx, actorOf(context).userId, params.id)) === 0) throw notFound();
  });
  return isDone;
}

/** A new account begins with broker investments; the rest is one click away. */
export async function connectFirstModule(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  await connectFirst(tx, user.id, services.clock.now());
}

export async function connectEveryModule(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  await connectAll(tx, user.id, services.clock.now());
}

export async function exportModules(on: Queries, user: { id: string }) {
  return { modules: (await modulesOf(on, user.id)).filter((row) => row.is_connected).map((row) => row.slug) };
}
