import { nameIn } from '../../../foundation/name-in.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import type { BillingNews } from '../../billing/server/news.ts';
import { userById } from '../../identity/server/user-store.ts';
import { type Notice, tell } from './tell.ts';

/** What happened to somebody's plan (rule EV-18); said in the language they read. */
export async function tellOfPlan(tx: Tx, services: Services, news: readonly BillingNews[]): Promise<void> {
  const notices: Notice[] = [];
  for (const one of news) {
    const user = await userById(tx, one.userId);
    if (user && !user.is_demo) notices.push(noticeOf(one, nameIn(one.plan, user.locale)));
  }
  await tell(tx, services, notices);
}

function noticeOf(news: BillingNews, plan: string): Notice {
  const { userId, subscriptionId } = news;
  const about = { userId, subject: `plan:${subscriptionId}`, parent: { type: 'plan', id: null } };
  switch (news.kind) {
    case 'trialEnded':
      return { ...about, kind: 'trialEnded', params: {} };
    case 'planEnded':
      return { ...about, kind: 'planEnded', params: { plan } };
    case 'paymentFailed':
      return { ...about, kind: 'paymentFailed', params: { plan, day: news.until } };
    case 'planUnpaid':
      return { ...about, kind: 'planUnpaid', params: { plan } };
    case 'planGiven': {
      const credit = news.credit
        ? ({ credit: 'some', ...news.credit } as const)
        : ({ credit: 'none', amount: '0', currency: 'pln' } as const);
      return news.until === null
        ? { ...about, kind: 'planGiven', params: { plan, ...credit } }
        : { ...about, kind: 'planLent', params: { plan, day: news.until, ...credit } };
    }
  }
}
