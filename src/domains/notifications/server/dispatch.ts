import { newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { userById } from '../../identity/server/user-store.ts';
import { afterQuiet, isQuiet } from '../due-time.ts';
import { topicOf } from '../notice-kinds.ts';
import { isWanted, ruleOf, type SendingChannel } from '../topics.ts';
import { changeMessages, type DueMessage, dueGroups, lockDue, markUncertain } from './message-store.ts';
import { type NoticeSettings, settingsOf, usualSettings } from './settings-store.ts';

export type Recipient = { id: string; email: string; name: string; locale: 'en' | 'pl' };

/** What became of a message that was handed over. */
export type Outcome =
  | { is: 'sent' }
  /** It will not be taken: there is no such number, nobody listens, the plan has no SMS. */
  | { is: 'refused'; reason: string }
  | { is: 'later'; seconds: number; reason: string }
  /** It may have gone out: it is not repeated. */
  | { is: 'uncertain'; reason: string };

/** Carries messages to somebody. */
export type Carrier =
  /** Writes them down in the transaction; what takes them from there repeats itself safely. */
  | { channel: SendingChannel; write(tx: Tx, to: Recipient, messages: readonly DueMessage[]): Promise<void> }
  /** Hands them to somebody outside. */
  | {
      channel: SendingChannel;
      hand(to: Recipient, messages: readonly DueMessage[], id: string): Promise<Outcome>;
    };

/** Whoever holds messages longer than this has died. */
const longestHandingMs = 5 * 60_000;
const groupsAtOnce = 200;
const mostAttempts = 6;

/** Sends everything that is due. Several may do so at once: what one holds the others leave alone (rule N-16). */
export async function dispatch(services: Services, carriers: readonly Carrier[]): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  await markUncertain(database, new Date(now.getTime() - longestHandingMs), now);
  for (let sent = groupsAtOnce; sent > 0; ) {
    sent = 0;
    for (const { userId, channel } of await dueGroups(database, clock.now(), groupsAtOnce)) {
      const carrier = carriers.find((one) => one.channel === channel);
      if (carrier) sent += await sendGroup(services, carrier, userId);
    }
  }
}

async function sendGroup(services: Services, carrier: Carrier, userId: string): Promise<number> {
  const { database, clock } = services;
  const { channel } = carrier;
  const id = newId();
  const taken = await database.transaction(async (tx) => {
    const due = await lockDue(tx, userId, channel, clock.now());
    if (due.length === 0) return undefined;
    const settings = (await settingsOf(tx, [userId])).get(userId) ?? usualSettings;
    const messages = await stillWanted(tx, services, userId, channel, due, settings);
    const user = await userById(tx, userId);
    if (messages.length === 0 || !user) return { count: due.length, messages: [], to: null };
    const to: Recipient = { id: userId, email: user.email, name: user.name, locale: user.locale };
    const ids = messages.map((one) => one.notification_id);
    const state = 'write' in carrier ? ('sent' as const) : ('handing' as const);
    if ('write' in carrier) await carrier.write(tx, to, messages);
    await changeMessages(tx, userId, channel, ids, { state, messageId: id }, clock.now());
    return { count: due.length, messages, to };
  });
  if (!taken) return 0;
  if ('hand' in carrier && taken.to) {
    const outcome = await handed(services, () => carrier.hand(taken.to!, taken.messages, id));
    await settle(services, userId, channel, taken.messages, outcome);
  }
  return taken.count;
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
  const topic = ({ kind }: DueMessage) => topicOf[kind];
  const isOff = (one: DueMessage) => {
    const of = topic(one);
    return of !== null && !isWanted(of, channel, choices);
  };
  const waits = (one: DueMessage) => {
    const of = topic(one);
    return isQuiet(now, quiet) && !(of !== null && ruleOf(of).isUrgent);
  };
  const ids = (list: readonly DueMessage[]) => list.map((one) => one.notification_id);
  const off = due.filter(isOff);
  const later = due.filter((one) => !isOff(one) && waits(one));
  if (off.length > 0)
    await changeMessages(tx, userId, channel, ids(off), { state: 'dropped', reason: 'switched off' }, now);
  if (later.length > 0)
    await changeMessages(
      tx,
      userId,
      channel,
      ids(later),
      { state: 'waiting', dueAt: afterQuiet(now, quiet) },
      now,
    );
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
  const ids = messages.map((one) => one.notification_id);
  const change = (to: Parameters<typeof changeMessages>[4]) =>
    changeMessages(database, userId, channel, ids, to, now);
  switch (outcome.is) {
    case 'sent':
      return change({ state: 'sent' });
    case 'refused':
      return change({ state: 'failed', reason: outcome.reason });
    case 'uncertain':
      return change({ state: 'uncertain', reason: outcome.reason });
    case 'later': {
      const tries = Math.max(...messages.map(({ attempts }) => attempts)) + 1;
      const { reason } = outcome;
      if (tries >= mostAttempts) return change({ state: 'failed', reason });
      const seconds = Math.max(outcome.seconds, 30 * 4 ** (tries - 1));
      return change({ state: 'waiting', dueAt: new Date(now.getTime() + seconds * 1000), reason });
    }
  }
}
