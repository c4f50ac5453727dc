import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { allMessages } from '../../../i18n/messages.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import * as sample from '../../ledger/server/demo/sample-portfolio.ts';
import { connectFirst } from '../../modules/server/module-store.ts';
import type { removeSample as removeCall } from '../contract.ts';

export async function readSample(context: Context) {
  return { data: await sample.readSample(context) };
}

/** The sample lies among broker investments, so these are connected with it. */
export async function addSample(context: Context) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const name = allMessages(context.locale).server.samplePortfolio;
  const id = await database.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    // The demo account is a sample already.
    if (!user || user.is_demo) throw notFound();
    await connectFirst(tx, userId, clock.now());
    return sample.addSample(tx, context, name);
  });
  return { data: { id } };
}

export async function removeSample(context: Context, { query }: CallInput<typeof removeCall>) {
  const { userId } = actorOf(context);
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await sample.removeSample(tx, context, query.leaning === 'remove');
  });
  return isDone;
}
