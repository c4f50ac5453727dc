import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark, writeCsv } from '../../../foundation/csv/write-csv.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { mostCounted } from '../../../foundation/searched.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { isDemoOperator } from '../../identity/server/sign-in/impersonate.ts';
import { userById } from '../../identity/server/user-store.ts';
import type * as contract from '../desk-contract.ts';
import { countMessages, listMessages, markMessage } from './contact/contact-store.ts';
import { leaveUrl } from './newsletter/ask-for-newsletter.ts';
import {
  confirmedAfter,
  countSubscribers,
  listSubscribers as subscribers,
} from './newsletter/subscriber-store.ts';

/** Everybody knows the demo account's password: what others wrote is none of its business (OP-4). */
async function onlyFrom(context: Context): Promise<string | undefined> {
  const me = await userById(context.services.database, actorOf(context).userId);
  return me?.is_demo ? me.email : undefined;
}

export async function listContactMessages(
  context: Context,
  { query }: CallInput<typeof contract.listContactMessages>,
) {
  const { database } = context.services;
  const { start, limit, search = '', state } = query;
  const wanted = { search: search.trim(), state, from: await onlyFrom(context) };
  const [data, total] = await Promise.all([
    listMessages(database, wanted, { start, limit }),
    countMessages(database, wanted, mostCounted),
  ]);
  return { data, meta: { total, start, limit } };
}

export async function markContactMessage(
  context: Context,
  { params, body }: CallInput<typeof contract.markContactMessage>,
) {
  const { database, clock } = context.services;
  if (!isId(params.id)) throw notFound();
  const at = body.answered ? clock.now() : null;
  const marked = await markMessage(database, params.id, at, await onlyFrom(context));
  if (marked === 0) throw notFound();
  return isDone;
}

export async function listSubscribers(
  context: Context,
  { query }: CallInput<typeof contract.listSubscribers>,
) {
  const { database } = context.services;
  const { start, limit, search = '', state } = query;
  const wanted = { search: search.trim(), state, only: await onlyFrom(context) };
  const [data, total] = await Promise.all([
    subscribers(database, wanted, { start, limit }),
    countSubscribers(database, wanted, mostCounted),
  ]);
  return { data, meta: { total, start, limit } };
}

const atOnce = 5000;

/** For the program that sends the newsletter: whom, in which language, since when, and how each leaves it (PS-8). */
export async function exportSubscribers(context: Context) {
  if (await isDemoOperator(context)) throw notFound();
  const parts: string[] = [byteOrderMark + writeCsv([['email', 'confirmed_at', 'language', 'unsubscribe']])];
  const { database } = context.services;
  for (let last = ''; ; ) {
    const rows = await confirmedAfter(database, last, atOnce);
    parts.push(
      writeCsv(
        rows.map(({ id, email, locale, confirmed_at: at }) => [
          email,
          at.toISOString(),
          locale,
          leaveUrl(context.services, id, locale),
        ]),
      ),
    );
    if (rows.length < atOnce) break;
    last = rows.at(-1)!.email;
  }
  return new FileAnswer('text/csv; charset=utf-8', Buffer.from(parts.join('')), 'walory-newsletter.csv');
}
