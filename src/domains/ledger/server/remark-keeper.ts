import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { DecisionWords } from '../decision-fields.ts';

/** What is said of a transaction: why it was made, and the tags it has from then on. What is left out stays as it is. */
export type Remarks = { decision?: DecisionWords | undefined; tags?: readonly string[] | undefined };

/** What is written down with a transaction is kept with it, in the same act, by a domain above the ledger. */
export type RemarkKeeper = (
  tx: Tx,
  of: { userId: string; transactionId: string; at: Date },
  remarks: Remarks,
) => Promise<void>;

export const remarkKeeper = defineSlot<RemarkKeeper>('remark keeper');
