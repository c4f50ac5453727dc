import type { Queries, Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Services } from '../../../platform/services.ts';
import type { CountedPolicy } from '../contract.ts';

/** Something that a plan counts: a portfolio, a connection to a broker, a portfolio with a strategy. */
export type LimitedThing = { id: string; name: string; since: Date; isChosen: boolean };

/** What a domain above knows of the things that a plan counts. */
export type LimitedThings = {
  policy: CountedPolicy;
  /** Those that count, in any order: which of them stay active is told elsewhere (BL-18). */
  of(on: Queries, userId: string): Promise<LimitedThing[]>;
  /** Notes which ones the person wants to stay active, in place of an earlier choice. */
  choose(tx: Tx, services: Services, userId: string, ids: readonly string[]): Promise<void>;
};

export const limitedThings = defineSlot<LimitedThings>('limited things');
