import { isDone } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { suppressionOf } from '../../../platform/mail/suppression-store.ts';
import { requireFeature } from '../../billing/server/policies/policies.ts';
import { keepConfirmationOf } from '../../channels/server/manage-phone.ts';
import { smsDaysOf } from '../../channels/server/sms-day-store.ts';
import { lockUser, updatePhone, userById } from '../../identity/server/user-store.ts';
import type * as contract from '../contract.ts';
import { keptChoices, movesBy, withMovesBy } from '../topics.ts';
import { type NoticeSettings, saveSettings, settingsOf, usualSettings } from './settings-store.ts';

const shown = ({ aboutPaper, ...settings }: NoticeSettings) => ({
  data: { ...settings, about_paper: aboutPaper },
});

async function ownSettings(on: Queries, userId: string): Promise<NoticeSettings> {
  return (await settingsOf(on, [userId])).get(userId) ?? usualSettings;
}

export async function readNoticeSettings(context: Context) {
  return shown(await ownSettings(context.services.database, actorOf(context).userId));
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

/** By which ways outside the product somebody is told of large moves: the switches of both say so (rule N-18). */
export async function moveChannelsOf(on: Queries, userId: string) {
  const { choices } = await ownSettings(on, userId);
  return { email: movesBy('email', choices), sms: movesBy('sms', choices) };
}

export async function saveNotificationSettings(
  context: Context,
  { body }: CallInput<typeof contract.saveNotificationSettings>,
) {
  const { services } = context;
  const { userId } = actorOf(context);
  if (body.sms) await requireFeature(services, userId, 'sms');
  const phone = body.phone || null;
  const now = services.clock.now();
  await services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const settings = await ownSettings(tx, userId);
    await saveSettings(tx, userId, { ...settings, choices: withMovesBy(settings.choices, body) }, now);
    await updatePhone(tx, userId, phone, now);
    await keepConfirmationOf(tx, userId, phone);
  });
  return isDone;
}

export async function readNoticeChannels(context: Context) {
  const { database, clock, settings, secrets } = context.services;
  const { userId } = actorOf(context);
  const [user, days] = await Promise.all([userById(database, userId), smsDaysOf(database, userId)]);
  if (!user) throw notFound();
  const refusal = await suppressionOf(database, secrets, user.email);
  const month = clock.now().toISOString().slice(0, 7);
  return {
    data: {
      email: {
        address: user.email,
        is_verified: user.email_verified_at !== null,
        is_refused: refusal !== undefined,
      },
      sms: {
        this_month: days.filter(({ day }) => day.startsWith(month)).reduce((sum, { used }) => sum + used, 0),
        most_a_day: settings.smsPerPerson,
      },
    },
  };
}
