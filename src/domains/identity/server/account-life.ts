import type { ArchivedFile } from '../../../platform/archive/write-archive.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Services } from '../../../platform/services.ts';

export type PlanSummary = {
  subscription: { id: string; started_at: Date; ends_at: Date | null; is_trial: boolean } | null;
  plan: { id: string; slug: string; languages: { lang: string; name: string }[] } | null;
  policies: { type: PolicyType; value: number }[];
  /** Where cards and payments are managed, if a payment service has them. */
  portal: string | null;
  /** What waits for its payment. */
  unpaid: {
    languages: { lang: string; name: string }[];
    since: Date;
    grace_until: Date;
    is_in_force: boolean;
  } | null;
};
export type PolicyType =
  | 'canCreateMorePortfolios'
  | 'canConnectMoreIntegrations'
  | 'canConnectMoreStrategies'
  | 'canHaveSMSNotifications'
  | 'canExportReportsToPDFOrCSV'
  | 'canHaveAccessToEducationMaterials';

export type AccountRef = { id: string; email: string; locale: 'en' | 'pl' };

/** Only a verified address proves that what is stored under it belongs to this person. */
export type AccountOwner = AccountRef & { email_verified_at: Date | null };

type Hook = (tx: Tx, services: Services, user: AccountRef) => Promise<void>;

/** The session that was opened, and on what: `null` where the browser does not say. */
export type NewSignIn = { id: string; browser: string | null; system: string | null };

/** What a domain above identity adds to an account's life; identity itself must not know who stands on it. */
export type AccountLife = {
  /** Runs in the transaction that creates the account. */
  registered?: Hook;
  /** Runs in the transaction that removes the account, before its row goes. */
  removed?: (tx: Tx, user: AccountOwner) => Promise<void>;
  /** What belongs into the archive of one's own data: file names and their contents; many rows come part by part. */
  exported?: (on: Queries, user: AccountOwner) => Promise<Record<string, unknown>>;
  /** What of it is not JSON: tables, documents. Read within the transaction of the archive. */
  archived?: (on: Queries, services: Services, user: AccountOwner) => AsyncIterable<ArchivedFile>;
  /** What the demo account gets beside the account itself. */
  seedsDemo?: Hook;
  /** Runs in the transaction of a sign-in on a device that the account has not been on before; never for the demo's. */
  signedInAnew?: (tx: Tx, services: Services, user: AccountRef, session: NewSignIn) => Promise<void>;
  /** Runs in the transaction that makes an API key; never for the demo's. */
  apiKeyMade?: Hook;
  /** Runs in the transaction that blocks an account or lets it in again. */
  blocked?: (tx: Tx, services: Services, user: { id: string }) => Promise<void>;
  /** Runs in the transaction that proves an address to be its owner's. */
  addressProved?: (tx: Tx, services: Services, user: { id: string }) => Promise<void>;
  /** Runs in the transaction that signs everybody else out: with a new password, or when the address is taken back. */
  lockedOut?: (tx: Tx, user: { id: string }) => Promise<void>;
};

export const accountLife = defineSlot<AccountLife>('account life');

/** By which ways outside the product a person is told of large moves. */
export const moveChannels =
  defineSlot<(on: Queries, userId: string) => Promise<{ email: boolean; sms: boolean }>>('move channels');

/** What a person's plan is and allows. */
export const planSummaries =
  defineSlot<(services: Services, userId: string) => Promise<PlanSummary>>('plan summaries');
