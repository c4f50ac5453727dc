import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import { keepConfirmationOf } from '../../channels/server/manage-phone.ts';
import { lockUser, updateNotificationChoice } from '../../identity/server/user-store.ts';
import type * as contract from '../contract.ts';
import { type NoticeKind, topicOf } from '../notice-kinds.ts';
import { keptChoices, ruleOf, type TopicGroup } from '../topics.ts';
import { wordsOf } from './notice-words.ts';
import {
  countNotifications,
  everything,
  markRead,
  notificationsOf,
  deleteNotification as remove,
} from './notification-store.ts';
import { type NoticeSettings, saveSettings, settingsOf, usualSettings } from './settings-store.ts';
import { tell } from './tell.ts';

const kinds = Object.keys(topicOf) as NoticeKind[];

function kindsIn(group: 'all' | TopicGroup): NoticeKind[] | null {
  if (group === 'all') return null;
  return kinds.filter((kind) => {
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
    return { ...row, kind, topic: topicOf[kind], title, description: text, is_read: read_at !== null };
  });
  return { data, meta: { total, start: query.start, limit: query.limit, unread } };
}

export async function readNotifications(
  context: Context,
  { body }: CallInput<typeof contract.readNotifications>,
) {
  const { database, clock } = context.services;
  if (body.id !== null && !isId(body.id)) throw notFound();
  await markRead(database, actorOf(context).userId, body.id, clock.now());
  return isDone;
}

export async function deleteNotification(
  context: Context,
  { params }: CallInput<typeof contract.deleteNotification>,
) {
  const gone = isId(params.id)
    ? await remove(context.services.database, actorOf(context).userId, params.id)
    : 0;
  if (gone === 0) throw notFound();
  return isDone;
}

export async function welcome(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  await tell(tx, services, [{ userId: user.id, kind: 'welcome', params: {}, subject: 'account' }]);
}

export async function saveNotificationSettings(
  context: Context,
  { body }: CallInput<typeof contract.saveNotificationSettings>,
) {
  const { services } = context;
  const { userId } = actorOf(context);
  if (body.sms && !(await limitsOf(services, userId)).sms) throw invalid({ sms: ['smsNotInPlan'] });
  const phone = body.phone || null;
  await services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await updateNotificationChoice(tx, userId, { ...body, phone }, services.clock.now());
    await keepConfirmationOf(tx, userId, phone);
  });
  return isDone;
}

const shown = ({ aboutPaper, ...settings }: NoticeSettings) => ({
  data: { ...settings, about_paper: aboutPaper },
});

export async function readNoticeSettings(context: Context) {
  const { userId } = actorOf(context);
  const settings = await settingsOf(context.services.database, [userId]);
  return shown(settings.get(userId) ?? usualSettings);
}

export async function saveNoticeSettings(
  context: Context,
  { body }: CallInput<typeof contract.saveNoticeSettings>,
) {
  const { database, clock } = context.services;
  const { about_paper, choices, ...others } = body;
  const settings = { ...others, choices: keptChoices(choices), aboutPaper: about_paper };
  await saveSettings(database, actorOf(context).userId, settings, clock.now());
  return shown(settings);
}

export async function exportNotifications(on: Queries, user: { id: string }) {
  const settings = await settingsOf(on, [user.id]);
  return {
    notifications: await notificationsOf(on, user.id, everything, { start: 0, limit: 10_000 }),
    notification_settings: settings.get(user.id) ?? null,
  };
}
