import * as dividendStore from '../../../../src/domains/reminders/server/dividend-store.ts';
import * as dayStore from '../../../../src/domains/reminders/server/sent-day-store.ts';
import * as splitStore from '../../../../src/domains/reminders/server/sent-split-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Questions } from './broker-questions.ts';

export const reminderStores = [dividendStore, dayStore, splitStore];

const at = new Date('2026-11-13T12:00:00Z');
const day = '2026-11-13';
const readerOf = (id: string) => ({ id, locale: 'pl' as const, is_demo: false, told_to: day });

/** Every function of the stores of reminders, as it is asked for one person. */
export function reminderQuestions(user: () => string): Questions {
  return {
    dividendsOn: (tx) => dividendStore.dividendsOn(tx, { ex: [day], payment: [day] }),
    holdersOf: (tx) => dividendStore.holdersOf(tx, [user()], [newId()]),
    readersAfter: (tx) => dayStore.readersAfter(tx, day, null, 10),
    sentTo: (tx) => dayStore.sentTo(tx, user()),
    takeTurn: (tx) => dayStore.takeTurn(tx, [readerOf(user())], { sentTo: day, day }),
    welcomeNew: (tx) => dayStore.welcomeNew(tx, [user()], day),
    sentSplits: (tx) => splitStore.sentSplits(tx, [user()]),
    keepSentSplits: (tx) =>
      splitStore.keepSentSplits(tx, [{ user_id: user(), holding_id: newId(), day }], at),
  };
}

/** What is forgotten, of everybody. */
export const reminderJobs: Questions = {
  forgetSentSplits: (tx) => splitStore.forgetSentSplits(tx, at),
};
