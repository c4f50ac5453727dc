import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import type { Context } from '../../../../platform/http/context.ts';
import type { retryMail as retryMailCall } from '../../outbox-contract.ts';
import { outboxOf } from './list-outbox.ts';

/** Without a mail server nothing is tried, and there is no such mail. */
export async function retryMail(context: Context, { params }: CallInput<typeof retryMailCall>) {
  const { database, mailer } = context.services;
  const { to } = await outboxOf(context);
  if (!isId(params.id)) throw notFound();
  const woken = await database.transaction((tx) => mailer.tryAgain(tx, params.id, to));
  if (!woken) throw notFound();
  return isDone;
}
