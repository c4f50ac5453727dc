import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';

/** Whose rows come back when a change is undone, and what has to be done about it. */
export type Restorable = {
  /** Those that others refer to before those that do. */
  tables: readonly string[];
  /** Takes the locks of a writer, before anything is put back; the account is held already. */
  lock?(tx: Tx, context: Context, changeId: string): Promise<void>;
  /** Refuses what must not be, and tells everybody that something is another. */
  settle?(tx: Tx, context: Context, changeId: string): Promise<void>;
};

export const restorable = defineSlot<Restorable>('restorable');
