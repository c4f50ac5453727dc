import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';

export type PlanSummary = {
  subscription: { id: string; started_at: Date; ends_at: Date | null; is_trial: boolean } | null;
  plan: { id: string; slug: string; languages: { lang: string; name: string }[] } | null;
  policies: { type: PolicyType; value: number }[];
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

/**
 * What domains above identity add to an account's life. They are handed in where calls are bound,
 * because identity must not know who stands on it.
 */
export type AccountHooks = {
  /** Runs in the transaction that creates the account. */
  registered: ((tx: Tx, services: Services, user: AccountRef) => Promise<void>)[];
  /** Runs in the transaction that removes the account, before its row goes. */
  removed: ((tx: Tx, user: AccountOwner) => Promise<void>)[];
  /** What belongs into the archive of one's own data: a file name and its content. */
  exported: ((on: Queries, user: AccountOwner) => Promise<Record<string, unknown>>)[];
  plan: (services: Services, userId: string) => Promise<PlanSummary>;
};
