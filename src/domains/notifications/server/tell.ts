import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { dueTime } from '../due-time.ts';
import { isUrgentKind, type NoticeKind, type NoticeParams, topicOf } from '../notice-kinds.ts';
import { isWanted, type SendingChannel, sendingChannels } from '../topics.ts';
import { sendNowJob } from './dispatch-job.ts';
import { insertMessages, type NewMessage } from './message-store.ts';
import { notificationAdded } from './notification-events.ts';
import { insertNotices, type NewNotice, removeUnsent } from './notification-store.ts';
import { type NoticeSettings, settingsOf, usualSettings } from './settings-store.ts';

/** Something that happened to somebody. */
export type Notice = {
  [Kind in NoticeKind]: {
    userId: string;
    kind: Kind;
    params: NoticeParams[Kind];
    /** What it is about, e.g. `portfolio:<id>`: of each kind and subject one is told once a day. */
    subject: string;
    /** The page it leads to. */
    parent?: { type: string; id: string | null };
    /** From simulated prices: said inside the product only, and marked (rule N-15). */
    isSimulated?: boolean;
    /** About a paper portfolio: said to whoever asks for that. */
    isPaper?: boolean;
    /** Further channels it may use; without it all that its topic has. */
    by?: readonly SendingChannel[];
  };
}[NoticeKind];

/**
 * Tells people what happened, in the transaction in which it did: it is in their bell, and on its way out by the
 * channels they want, or it never happened. However many, it takes a handful of statements.
 */
export async function tell(tx: Tx, services: Services, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const now = services.clock.now();
  const day = dayInWarsaw(now);
  const settings = await settingsOf(tx, [...new Set(notices.map(({ userId }) => userId))]);
  const of = (userId: string) => settings.get(userId) ?? usualSettings;
  const wanted = notices.filter((notice) => isKept(notice, of(notice.userId)));
  const rows: NewNotice[] = wanted.map((notice) => ({ ...notice, id: newId(), day, at: now }));
  const inserted = new Set(await insertNotices(tx, rows));
  const messages = rows.flatMap((row, at): NewMessage[] =>
    inserted.has(row.id) ? messagesOf(wanted[at]!, row.id, of(row.userId), now) : [],
  );
  await insertMessages(tx, messages, now);
  const news = rows.filter(({ id }) => inserted.has(id));
  await services.events.publish(tx, ...peopleOf(news).map((userId) => notificationAdded.of(userId)));
  for (const userId of peopleOf(news.filter(({ kind }) => isUrgentKind(kind))))
    await services.jobs.send(tx, sendNowJob, { userId }, undefined, { priority: 1 });
}

const peopleOf = (rows: readonly NewNotice[]) => [...new Set(rows.map(({ userId }) => userId))];

/** Told nowhere, it is not even kept. */
function isKept(
  { kind, isSimulated, isPaper, by }: Notice,
  { choices, aboutPaper }: NoticeSettings,
): boolean {
  if (isPaper && !aboutPaper) return false;
  const topic = topicOf[kind];
  if (topic === null || isWanted(topic, 'product', choices)) return true;
  if (isSimulated) return false;
  return (by ?? sendingChannels).some((channel) => isWanted(topic, channel, choices));
}

function messagesOf(notice: Notice, id: string, settings: NoticeSettings, now: Date): NewMessage[] {
  const topic = topicOf[notice.kind];
  if (topic === null || notice.isSimulated) return [];
  const isUrgent = isUrgentKind(notice.kind);
  return (notice.by ?? sendingChannels)
    .filter((channel) => isWanted(topic, channel, settings.choices))
    .map((channel) => ({
      userId: notice.userId,
      notificationId: id,
      channel,
      dueAt: dueTime(now, channel, settings, isUrgent),
    }));
}

/** It turned out not to be so: unless it has gone out, it is forgotten (rule N-15). Says how many were. */
export async function takeBack(
  tx: Tx,
  services: Services,
  userId: string,
  kind: NoticeKind,
  subjects: readonly string[],
): Promise<number> {
  const day = dayInWarsaw(services.clock.now());
  const gone = await removeUnsent(tx, userId, kind, subjects, day);
  if (gone > 0) await services.events.publish(tx, notificationAdded.of(userId));
  return gone;
}
