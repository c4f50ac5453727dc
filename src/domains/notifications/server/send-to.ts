import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { userById } from '../../identity/server/user-store.ts';
import { afterQuiet, isQuiet } from '../due-time.ts';
import { isUrgentKind, topicOf } from '../notice-kinds.ts';
import { isWanted, type SendingChannel } from '../topics.ts';
import type { Carrier, Hold, Outcome, Recipient } from './dispatch.ts';
import { changeMessages, type DueMessage, lockDue, putOffDue } from './message-store.ts';
import { type NoticeSettings, settingsOf, usualSettings } from './settings-store.ts';

/** With the waits below something is tried for more than a day (rule N-19). */
const mostAttempts = 12;
const firstWait = 30;
const longestWait = 4 * 3600;

const waitAfter = (attempts: number) => Math.min(firstWait * 4 ** (attempts - 1), longestWait);

/** Sends what is due to one person by one channel. A fault of ours is tried again like one of a provider. */
export async function sendTo(services: Services, carrier: Carrier, userId: string): Promise<void> {
  const { database, clock, log } = services;
  const { channel } = carrier;
  try {
    while (await sendSome(services, carrier, userId));
  } catch (error) {
    log.error({ err: error, channel }, 'messages not sent');
    const { message } = error as Error;
    const limits = { most: mostAttempts, firstWait, longestWait };
    await putOffDue(database, userId, channel, clock.now(), { ...limits, reason: message }).catch((again) =>
      log.error({ err: again, channel }, 'messages not put off'),
    );
  }
}

type Taken = { to: Recipient; messages: readonly DueMessage[] };

/** Whether there may be more. What is about to be handed over is committed as that first (rule N-16). */
async function sendSome(services: Services, carrier: Carrier, userId: string): Promise<boolean> {
  const { database, clock } = services;
  const { channel } = carrier;
  const id = newId();
  const taken = await database.transaction(async (tx): Promise<Taken | 'next' | undefined> => {
    const due = await lockDue(tx, userId, channel, clock.now());
    if (due.length === 0) return undefined;
    const user = await userById(tx, userId);
    if (!user) return undefined;
    const settings = (await settingsOf(tx, [userId])).get(userId) ?? usualSettings;
    const wanted = await stillWanted(tx, services, userId, channel, due, settings);
    if (wanted.length === 0) return 'next';
    const { email, name, locale, is_demo: isDemo } = user;
    const to: Recipient = { id: userId, email, name, locale, isDemo };
    const now = clock.now();
    if ('write' in carrier) {
      await carrier.write(tx, to, wanted);
      await changeMessages(tx, userId, channel, idsOf(wanted), { state: 'sent', messageId: id }, now);
      return 'next';
    }
    const messages = parcelOf(wanted, carrier.singly ?? 0);
    const hold = await carrier.hold?.(tx, to, messages);
    const change = hold ? heldBack(hold) : { state: 'handing' as const, messageId: id };
    await changeMessages(tx, userId, channel, idsOf(messages), change, now);
    return hold ? 'next' : { to, messages };
  });
  if (taken === undefined) return false;
  if (taken !== 'next' && 'hand' in carrier) {
    const outcome = await handed(services, () => carrier.hand(taken.to, taken.messages, id));
    await settle(services, userId, channel, taken.messages, outcome);
  }
  return true;
}

const idsOf = (messages: readonly DueMessage[]) => messages.map((one) => one.notification_id);

/** What is urgent goes alone and first (rule N-14). */
function parcelOf(messages: readonly DueMessage[], singly: number): readonly DueMessage[] {
  const urgent = messages.find(({ kind }) => isUrgentKind(kind));
  if (urgent) return [urgent];
  return messages.length <= singly ? messages.slice(0, 1) : messages;
}

function heldBack(hold: Hold): Parameters<typeof changeMessages>[4] {
  const { reason } = hold;
  if (hold.is === 'wait') return { state: 'waiting', dueAt: hold.until, reason };
  return { state: hold.is === 'refused' ? 'failed' : 'dropped', reason };
}

/** Without those that were switched off meanwhile, and without what has to wait for the morning. */
async function stillWanted(
  tx: Tx,
  { clock }: Services,
  userId: string,
  channel: SendingChannel,
  due: readonly DueMessage[],
  { choices, quiet }: NoticeSettings,
): Promise<DueMessage[]> {
  const now = clock.now();
  const isOff = ({ kind }: DueMessage) => {
    const topic = topicOf[kind];
    return topic !== null && !isWanted(topic, channel, choices);
  };
  const waits = ({ kind }: DueMessage) => isQuiet(now, quiet) && !isUrgentKind(kind);
  const off = due.filter(isOff);
  const later = due.filter((one) => !isOff(one) && waits(one));
  const change = (messages: readonly DueMessage[], to: Parameters<typeof changeMessages>[4]) =>
    messages.length > 0 ? changeMessages(tx, userId, channel, idsOf(messages), to, now) : undefined;
  await change(off, { state: 'dropped', reason: 'switched off' });
  await change(later, { state: 'waiting', dueAt: afterQuiet(now, quiet) });
  return due.filter((one) => !isOff(one) && !waits(one));
}

/** A fault on the way leaves it open whether it went out. */
async function handed({ log }: Services, hand: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await hand();
  } catch (error) {
    log.error({ err: error }, 'message not handed over');
    return { is: 'uncertain', reason: (error as Error).message };
  }
}

async function settle(
  { database, clock }: Services,
  userId: string,
  channel: SendingChannel,
  messages: readonly DueMessage[],
  outcome: Outcome,
): Promise<void> {
  const now = clock.now();
  const change = (to: Parameters<typeof changeMessages>[4]) =>
    changeMessages(database, userId, channel, idsOf(messages), to, now);
  switch (outcome.is) {
    case 'sent':
      return change({ state: 'sent' });
    case 'refused':
      return change({ state: 'failed', reason: outcome.reason });
    case 'dropped':
    case 'uncertain':
      return change({ state: outcome.is, reason: outcome.reason });
    case 'later': {
      const tries = Math.max(...messages.map(({ attempts }) => attempts)) + 1;
      const { reason } = outcome;
      if (tries >= mostAttempts) return change({ state: 'failed', reason });
      const seconds = Math.max(outcome.seconds, waitAfter(tries));
      return change({ state: 'waiting', dueAt: new Date(now.getTime() + seconds * 1000), reason });
    }
  }
}
