import { ruleOf, type Topic } from './topics.ts';

/**
 * Every sentence the product says by itself: what it belongs to, and what it is told with. Amounts are exact decimals with
 * their currency, which is empty for the points of an index, days as 2026-11-13; words are chosen when it is read, in the language of who reads.
 */
export type NoticeParams = {
  welcome: Record<string, never>;
  portfolioMoved: { portfolio: string; percent: string; amount: string; currency: string };
  assetMoved: { asset: string; ticker: string; percent: string; price: string; currency: string };
  levelCrossed: {
    asset: string;
    ticker: string;
    level: string;
    price: string;
    currency: string;
    way: 'up' | 'down';
  };
  exDividend: { asset: string; ticker: string; day: string; amount: string; currency: string };
  dividendPaid: { asset: string; ticker: string; day: string; amount: string; currency: string };
  bondInterest: BondPayment;
  bondMatures: BondPayment;
  exchangeOpens: { series: string; day: string };
  exchangeCloses: { series: string; day: string };
  depositEnds: { deposit: string; day: string; amount: string; currency: string };
  instalmentDue: { property: string; day: string; amount: string; currency: string };
  /** A day of a recurring plan, to be confirmed. */
  planDue: { what: 'deposit' | 'purchase'; asset: string; portfolio: string; day: string };
  coverageFell: { portfolio: string; strategy: string; coverage: string; below: string };
  /** A part of one's own strategy; `count` is how many left their bands together. */
  bandLeft: {
    portfolio: string;
    strategy: string;
    part: string;
    held: string;
    wanted: string;
    side: 'above' | 'below';
    count: string;
  };
  syncFailed: { connection: string; reason: string };
  syncDiffers: { connection: string; count: string };
  importFinished: { file: string; portfolio: string; count: string };
  importFailed: { file: string };
  simulationFinished: { portfolio: string };
  simulationFailed: { portfolio: string };
  splitWaiting: { asset: string; ticker: string; ratio: string; day: string };
  reportOpened: { report: string; at: string };
  signedIn: { device: string; at: string };
  apiKeyMade: { at: string };
  trialEnds: { day: string };
  planEnds: { plan: string; day: string };
  trialEnded: Record<string, never>;
  planEnded: { plan: string };
  paymentFailed: { plan: string; day: string };
  /** No days were left: the plan is over until it is paid. */
  planUnpaid: { plan: string };
  planGiven: { plan: string } & CreditLeft;
  /** Given until a day. */
  planLent: { plan: string; day: string } & CreditLeft;
  announcement: { title_en: string; title_pl: string; text_en: string; text_pl: string };
};
export type NoticeKind = keyof NoticeParams;

/** What days left of the plan before became (rule BL-6). */
type CreditLeft = { credit: 'some' | 'none'; amount: string; currency: string };

/** What rests on an assumption is told as such (rule BD-8). */
type BondPayment = {
  series: string;
  day: string;
  amount: string;
  currency: string;
  basis: 'known' | 'assumed';
};

/** The welcome is of no topic: it is said once, and nobody needs to switch it off. */
export const topicOf: Record<NoticeKind, Topic | null> = {
  welcome: null,
  portfolioMoved: 'portfolioMoved',
  assetMoved: 'assetMoved',
  levelCrossed: 'levelCrossed',
  exDividend: 'dividends',
  dividendPaid: 'dividends',
  bondInterest: 'bonds',
  bondMatures: 'bonds',
  exchangeOpens: 'bonds',
  exchangeCloses: 'bonds',
  depositEnds: 'obligations',
  instalmentDue: 'obligations',
  planDue: 'obligations',
  coverageFell: 'coverage',
  bandLeft: 'coverage',
  syncFailed: 'synchronisation',
  syncDiffers: 'synchronisation',
  importFinished: 'finished',
  importFailed: 'finished',
  simulationFinished: 'finished',
  simulationFailed: 'finished',
  splitWaiting: 'splits',
  reportOpened: 'reportOpened',
  signedIn: 'security',
  apiKeyMade: 'security',
  trialEnds: 'plan',
  planEnds: 'plan',
  trialEnded: 'plan',
  planEnded: 'plan',
  paymentFailed: 'plan',
  planUnpaid: 'plan',
  planGiven: 'plan',
  planLent: 'plan',
  announcement: 'news',
};
export const noticeKinds = Object.keys(topicOf) as NoticeKind[];

/** About security: it waits for nothing (rule N-14). */
export function isUrgentKind(kind: NoticeKind): boolean {
  const topic = topicOf[kind];
  return topic !== null && ruleOf(topic).isUrgent === true;
}
