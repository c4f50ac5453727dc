import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import type * as contract from '../contract.ts';
import { isUrgentKind, type NoticeKind, noticeKinds, topicOf } from '../notice-kinds.ts';
import { ruleOf, type TopicGroup } from '../topics.ts';
import { wordsOf } from './notice-words.ts';
import { notificationAdded } from './notification-events.ts';
import {
  countNotifications,
  everything,
  markRead,
  notificationsOf,
  deleteNotification as remove,
} from './notification-store.ts';
import { settingsOf } from './settings-store.ts';
import { tell } from './tell.ts';

function kindsIn(group: 'all' | TopicGroup): NoticeKind[] | null {
  if (group === 'all') return null;
  return noticeKinds.filter((kind) => {
    const topic = topicOf[kind];
    return topic !== null && ruleOf(topic).group === group;
  });
}

export async function listNotifications(
  context: Context,
  { query }: CallInput<typeof contract.listNotifications>,
) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const filter = { kinds: kindsIn(query.group), unreadOnly: query.unread === '1' };
  const [rows, { total, unread }] = await Promise.all([
    notificationsOf(database, userId, filter, query),
    countNotifications(database, userId, filter),
  ]);
  const data = rows.map(({ kind, params, read_at, ...row }) => {
    const { title, text } = wordsOf(context.locale, { kind, params });
    return {
      ...row,
      kind,
      topic: topicOf[kind],
      title,
      description: text,
      direction: directionIn(params),
      is_read: read_at !== null,
    };
  });
  return { data, meta: { total, start: query.start, limit: query.limit, unread } };
}

function directionIn({ way, percent }: Record<string, string>): 'up' | 'down' | null {
  if (way === 'up' || way === 'down') return way;
  if (percent === undefined) return null;
  return percent.startsWith('-') ? 'down' : 'up';
}

export async function readNotifications(
  context: Context,
  { body }: CallInput<typeof contract.readNotifications>,
) {
  const { id } = body;
  if (id !== null && !isId(id)) throw notFound();
  const at = context.services.clock.now();
  await changed(context, (tx, userId) => markRead(tx, userId, id, at));
  return isDone;
}

/** Other tabs and devices show what is left. Says how many there were. */
function changed(context: Context, change: (tx: Tx, userId: string) => Promise<number>): Promise<number> {
  const { database, events } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    const count = await change(tx, userId);
    if (count > 0) await events.publish(tx, notificationAdded.of(userId));
    return count;
  });
}

const urgentKinds = noticeKinds.filter(isUrgentKind);

export async function deleteNotification(
  context: Context,
  { params: { id } }: CallInput<typeof contract.deleteNotification>,
) {
  if (!isId(id)) throw notFound();
  const gone = await changed(context, async (tx, userId) => {
    await noteForMinutes(tx, context, { kind: 'notification-deleted', about: {} });
    const removed = await remove(tx, userId, id, urgentKinds);
    if (removed === 0) throw notFound();
    return removed;
  });
  if (gone === 0) throw notFound();
  return isDone;
}

export async function welcome(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  await tell(tx, services, [{ userId: user.id, kind: 'welcome', params: {}, subject: 'account' }]);
}

export async function exportNotifications(on: Queries, user: { id: string }) {
  const settings = await settingsOf(on, [user.id]);
  return {
    notifications: await notificationsOf(on, user.id, everything, { start: 0, limit: 10_000 }),
    notification_settings: settings.get(user.id) ?? null,
  };
}
