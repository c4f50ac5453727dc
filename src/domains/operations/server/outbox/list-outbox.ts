import { phoneNumberOf } from '../../../../foundation/addresses/phone-number.ts';
import { addDays } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { mostCounted } from '../../../../foundation/searched.ts';
import { dayBeginsAt } from '../../../../foundation/warsaw/warsaw-time.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { countMails, listMails } from '../../../../platform/mail/mail-store.ts';
import { withOpenLinks } from '../../../../platform/mail/sealed-links.ts';
import { ownerOfToken } from '../../../../platform/secrets.ts';
import { userById } from '../../../identity/server/user-store.ts';
import type { listOutbox as listOutboxCall } from '../../outbox-contract.ts';

/** Everybody knows the demo account's password: what others are written is none of its business. */
export async function outboxOf(context: Context): Promise<{ userId: string; to: string[] | undefined }> {
  const { userId } = actorOf(context);
  const me = await userById(context.services.database, userId);
  return { userId, to: me?.is_demo ? [me.email, phoneNumberOf(me.phone ?? '') ?? me.email] : undefined };
}

/** What was written to whom; a link opens an account, so it is readable only for the one it was sent to. */
export async function listOutbox(context: Context, { query }: CallInput<typeof listOutboxCall>) {
  const { database, secrets } = context.services;
  const { start, limit, only, search, until } = query;
  const { userId, to } = await outboxOf(context);
  const before = until ? dayBeginsAt(addDays(until, 1)) : undefined;
  const wanted = { to, inTrouble: only === 'trouble', search: search?.trim(), before };
  const [rows, total] = await Promise.all([
    listMails(database, { start, limit, ...wanted }),
    countMails(database, wanted, mostCounted),
  ]);
  const opened = rows.map((mail) => withOpenLinks(secrets, mail));
  const data = opened.map(({ unsubscribe_url: _, ...mail }) => ({
    ...mail,
    html: withoutLinksOfOthers(mail.html, userId),
    plain: withoutLinksOfOthers(mail.plain, userId),
  }));
  return { data, meta: { total, start, limit } };
}

/** As long as no word is, and every token. */
const tokens = /[\w-]{40,}/g;

function withoutLinksOfOthers(text: string, userId: string): string {
  return text.replace(tokens, (token) => (ownerOfToken(token) === userId ? token : '…'));
}
