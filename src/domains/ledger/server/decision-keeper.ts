import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { DecisionWords } from '../decision-fields.ts';

/** What is written down at a purchase is kept with it, in the same transaction, by a domain above the ledger. */
export type DecisionKeeper = (
  tx: Tx,
  of: { userId: string; transactionId: string; at: Date },
  words: DecisionWords,
) => Promise<void>;

export const decisionKeeper = defineSlot<DecisionKeeper>('decision keeper');
