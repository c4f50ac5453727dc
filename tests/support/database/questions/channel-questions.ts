import * as phoneStore from '../../../../src/domains/channels/server/phone-store.ts';
import * as smsDayStore from '../../../../src/domains/channels/server/sms-day-store.ts';
import * as subscriptionStore from '../../../../src/domains/channels/server/subscription-store.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import type { Questions } from './broker-questions.ts';

export const channelStores = [phoneStore, smsDayStore, subscriptionStore];

const at = new Date('2026-11-13T12:00:00Z');
const day = '2026-11-13';
const id = 'x'.repeat(43);

/** Every function of the stores of phones, counted messages and browsers, as it is asked for one person. */
export function channelQuestions(user: () => string): Questions {
  return {
    phoneOf: (tx) => phoneStore.phoneOf(tx, user()),
    storeCode: (tx) => phoneStore.storeCode(tx, user(), { number: '+48600100200', hash: 'h', expiresAt: at }),
    takeTry: (tx) => phoneStore.takeTry(tx, user(), { now: at, most: 10 }),
    markConfirmed: (tx) => phoneStore.markConfirmed(tx, user(), at),
    forgetConfirmation: (tx) => phoneStore.forgetConfirmation(tx, user(), null),
    countForPerson: (tx) => smsDayStore.countForPerson(tx, user(), day, 10),
    uncountForPerson: (tx) => smsDayStore.uncountForPerson(tx, user(), day),
    smsDaysOf: (tx) => smsDayStore.smsDaysOf(tx, user()),
    usedBy: (tx) => smsDayStore.usedBy(tx, user(), '2026-11-13'),
    subscriptionsOf: (tx) => subscriptionStore.subscriptionsOf(tx, user()),
    storeSubscription: (tx) =>
      subscriptionStore.storeSubscription(tx, user(), {
        id,
        endpoint: 'https://push.example.com/x',
        p256dh: '',
        auth: '',
        user_agent: '',
        created_at: at,
      }),
    waitForBrowser: (tx) => subscriptionStore.waitForBrowser(tx, id),
    keepNewestSubscriptions: (tx) => subscriptionStore.keepNewestSubscriptions(tx, user(), 20),
    removeSubscription: (tx) => subscriptionStore.removeSubscription(tx, user(), id),
  };
}

/** What looks at everybody's rows, and why. */
export function channelsOfEverybody(
  user: () => string,
): Record<string, { why: string; ask: (tx: Tx) => Promise<unknown> }> {
  return {
    forgetSmsDays: { why: 'a job', ask: (tx) => smsDayStore.forgetSmsDays(tx, day) },
    takeOverSubscription: {
      why: 'a browser that another account used before, looked for by its address',
      ask: (tx) => subscriptionStore.takeOverSubscription(tx, user(), id),
    },
  };
}
