import { createTranslator } from 'use-intl/core';
import { isDone, wholeList } from '../../../foundation/answers.ts';
import { brand } from '../../../foundation/brand.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import { allMessages } from '../../../i18n/messages.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { limitsOf } from '../../billing/server/subscriptions.ts';
import { keepConfirmationOf } from '../../channels/server/manage-phone.ts';
import { lockUser, updateNotificationChoice } from '../../identity/server/user-store.ts';
import type { deleteNotification as deleteCall, saveNotificationSettings as saveCall } from '../contract.ts';
import { notificationAdded } from './notification-events.ts';
import { insertNotification, notificationsOf, deleteNotification as remove } from './notification-store.ts';

/** Kinds of notification there are; each has its words in the `common` catalogue. */
export type NotificationKind = 'welcome';

export async function listNotifications(context: Context) {
  const rows = await notificationsOf(context.services.database, actorOf(context).userId);
  const t = createTranslator({
    locale: context.locale,
    messages: allMessages(context.locale),
    namespace: 'common.notification',
  });
  return wholeList(
    rows.map(({ kind, params, ...row }) => ({
      ...row,
      title: t(`${kind as NotificationKind}.title`, { brand: brand.name, ...params }),
      description: t(`${kind as NotificationKind}.description`, { brand: brand.name, ...params }),
    })),
  );
}

export async function deleteNotification(context: Context, { params }: CallInput<typeof deleteCall>) {
  const gone = isId(params.id)
    ? await remove(context.services.database, actorOf(context).userId, params.id)
    : 0;
  if (gone === 0) throw notFound();
  return isDone;
}

/** Writes a notification and tells the user's open browsers, both or neither. */
export async function notify(
  tx: Tx,
  services: Services,
  userId: string,
  kind: NotificationKind,
  params: Record<string, string> = {},
): Promise<void> {
  await insertNotification(tx, { id: newId(), userId, kind, params, at: services.clock.now() });
  await services.events.publish(tx, notificationAdded.of(userId));
}

export async function welcome(tx: Tx, services: Services, user: { id: string }): Promise<void> {
  await notify(tx, services, user.id, 'welcome');
}

export async function saveNotificationSettings(context: Context, { body }: CallInput<typeof saveCall>) {
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

export async function exportNotifications(on: Queries, user: { id: string }) {
  return { notifications: await notificationsOf(on, user.id) };
}
