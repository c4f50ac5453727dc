import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { lockUser } from '../../identity/server/user-store.ts';
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

/**
 * Sends what is due to one person by one channel. A fault of ours is tried again like one of a provider, and keeps back
 * what it hit alone.
 */
export async function sendTo(services: Services, carrier: Carrier, userId: string): Promise<void> {
  const { database, clock, log } = services;
  const { channel } = carrier;
  for (;;) {
    const held: Held = { ids: [] };
    try {
      if (!(await sendSome(services, carrier, userId, held))) return;
    } catch (error) {
      log.error({ err: error, channel }, 'messages not sent');
      const { message } = error as Error;
      const limits = { most: mostAttempts, firstWait, longestWait };
      try {
        await putOffDue(database, userId, channel, held.ids, clock.now(), { ...limits, reason: message });
      } catch (again) {
        log.error({ err: again, channel }, 'messages not put off');
        return;
      }
      if (held.ids.length === 0) return;
    }
  }
}

/** What is being sent, for who has to put it off. */
type Held = { ids: readonly string[] };
type Taken = { to: Recipient; messages: readonly DueMessage[] };

/** Whether there may be more. What is about to be handed over is committed as that first (rule N-16). */
async function sendSome(services: Services, carrier: Carrier, userId: string, held: Held): Promise<boolean> {
  const { database, clock } = services;
  const { channel } = carrier;
  const id = newId();
  const taken = await database.transaction(async (tx): Promise<Taken | 'next' | undefined> => {
    // The account before what belongs to it (SF-11): whoever removes it comes before, or finds the mail and removes it too.
    const user = await lockUser(tx, userId);
    if (!user) return undefined;
    const due = await lockDue(tx, userId, channel, clock.now());
    if (due.length === 0) return undefined;
    held.ids = idsOf(due);
    const settings = (await settingsOf(tx, [userId])).get(userId) ?? usualSettings;
    const wanted = await stillWanted(tx, services, userId, channel, due, settings);
    if (wanted.length === 0) return 'next';
    const { email, name, locale, is_demo: isDemo } = user;
    const isVerified = user.email_verified_at !== null;
    const to: Recipient = { id: userId, email, isVerified, name, locale, isDemo };
    const now = clock.now();
    const messages = parcelOf(wanted, carrier);
    held.ids = idsOf(messages);
    const hold = await carrier.hold?.(tx, to, messages);
    const isWritten = 'write' in carrier;
    if (isWritten && !hold) await carrier.write(tx, to, messages);
    const state = isWritten ? ('sent' as const) : ('handing' as const);
    const change = hold ? heldBack(hold) : { state, messageId: id };
    await changeMessages(tx, userId, channel, idsOf(messages), change, now);
    return hold || isWritten ? 'next' : { to, messages };
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
function parcelOf(messages: readonly DueMessage[], carrier: Carrier): readonly DueMessage[] {
  const urgent = messages.find(({ kind }) => isUrgentKind(kind));
  if (urgent) return [urgent];
  if ('hand' in carrier) return messages.length <= (carrier.singly ?? 0) ? messages.slice(0, 1) : messages;
  // What could not be written with others goes alone: one of them may be the fault (rule N-19).
  const failed = messages.find(({ attempts }) => attempts > 0);
  return failed ? [failed] : messages;
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
  type To = Parameters<typeof changeMessages>[4];
  const change = async (to: To, which = messages) => {
    if (which.length > 0) await changeMessages(database, userId, channel, idsOf(which), to, now);
  };
  switch (outcome.is) {
    case 'sent':
      return change({ state: 'sent' });
    case 'refused':
      return change({ state: 'failed', reason: outcome.reason });
    case 'dropped':
    case 'uncertain':
      return change({ state: outcome.is, reason: outcome.reason });
    case 'later': {
      const { reason } = outcome;
      // Each has its own tries: what came yesterday does not take along what came now.
      const isSpent = ({ attempts }: DueMessage) => attempts + 1 >= mostAttempts;
      const left = messages.filter((one) => !isSpent(one));
      const tries = Math.max(1, ...left.map(({ attempts }) => attempts + 1));
      const seconds = Math.max(outcome.seconds, waitAfter(tries));
      await change({ state: 'failed', reason }, messages.filter(isSpent));
      await change({ state: 'waiting', dueAt: new Date(now.getTime() + seconds * 1000), reason }, left);
    }
  }
}
