import type { Account } from '../callers/visitor.ts';

/** One user and the ids of their records, made when asked for: requests are right except perhaps for the caller. */
export type Fixture = {
  owner: Account;
  anybody: string;
  sessionId(): Promise<string>;
  notificationId(): Promise<string>;
  /** A browser of the owner's that is notified. */
  subscriptionId(): Promise<string>;
  moduleId(): Promise<string>;
  avatarId(): Promise<string>;
  verificationToken(): Promise<string>;
  /** An instrument of the owner's own, with a price of today. */
  ownAssetId(): Promise<string>;
  /** Another of the owner's own, of which they said what it is made of. */
  madeUpAssetId(): Promise<string>;
  /** A split of an instrument that everybody knows. */
  splitId(): Promise<string>;
  /** Something the operator told everybody. */
  announcementId(): Promise<string>;
  /** One that everybody knows. */
  knownAsset(): Promise<{ id: string; slug: string }>;
  /** A portfolio of the owner's, an asset in it bought once, and that purchase. */
  portfolio(): Promise<{ id: string; holdingId: string; transactionId: string; assetId: string }>;
  /** A change of the owner's that can be undone: a note on the one transaction of a portfolio. */
  changeId(): Promise<string>;
  /** A group of the owner's with one portfolio in it. */
  group(): Promise<{ id: string; portfolioId: string }>;
  depositId(): Promise<string>;
  /** A plan of the owner's to buy what is in a portfolio, due today. */
  plan(): Promise<{ plan_id: string; day: string }>;
  goalId(): Promise<string>;
  /** A strategy of the owner's own, shared by a private link. */
  ownStrategy(): Promise<{ id: string; link: string }>;
  /** A dividend that is due to the owner and not recorded. */
  duePayment(): Promise<string>;
  /** A tax year of the owner's that is over and not filed, one that is, and a sale in one. */
  openTaxYear(): Promise<number>;
  filedTaxYear(): Promise<number>;
  taxedSale(): Promise<{ year: number; id: string }>;
  /** The id of a link to the owner's papers of a year. */
  sharedTaxYear(): Promise<string>;
  /** A note of the owner's on an asset. */
  assetNoteId(): Promise<string>;
  /** A tag of the owner's, on an asset. */
  tagName(): Promise<string>;
  /** A purchase of the owner's that something is written about. */
  decisionId(): Promise<string>;
  /** A watchlist of the owner's with one asset in it. */
  watchlist(): Promise<{ id: string; watchedId: string }>;
  /** A price the owner waits for. */
  levelId(): Promise<string>;
  reportId(): Promise<string>;
  /** A report of the owner's that is shared, of one portfolio where one is named, and the id of its link. */
  sharedReport(portfolio?: string): Promise<{ id: string; link: string }>;
  /** A file of the owner's that was uploaded. */
  documentId(): Promise<string>;
  /** A property of the owner's with rent, a mortgage and a valuation of an earlier day. */
  property(): Promise<{ id: string; flowId: string; valuedOn: string }>;
  /** A connection of the owner's to our own broker. */
  integration(): Promise<{ id: string; name: string; portfolio_id: string }>;
  /** Bonds of the owner's; given back on a day where one is named. */
  bondId(purchase: object, redeemedOn?: string): Promise<string>;
  /** A confirmation of a plan that the owner ordered. */
  planDocument(): Promise<string>;
  /** A finished simulation of such a portfolio. */
  simulation(): Promise<{ id: string; portfolioId: string }>;
};

export type RouteRequest = { path?: string; body?: unknown };

/**
 * What each caller gets for a right request. `user` is the record's owner, `stranger` another user who asks for
 * that record, `key` the owner's API key, `eyes` an administrator who looks through the owner's eyes.
 */
export type Row = {
  send?: (fixture: Fixture) => RouteRequest | Promise<RouteRequest>;
  visitor: number;
  user: number;
  stranger?: number;
  key: number;
  eyes: number;
  admin?: number;
};

export const everybody = { visitor: 200, user: 200, key: 200, eyes: 200 };
export const signedIn = { visitor: 401, user: 200, key: 200, eyes: 200 };
/** Security: the person alone. */
export const inPerson = { visitor: 401, user: 200, key: 403, eyes: 403 };
export const administration = { visitor: 401, user: 404, key: 403, eyes: 403, admin: 200 };
