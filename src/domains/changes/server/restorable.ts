import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';

/** What is being put back. */
export type PutBack = {
  /** The changes whose rows are touched by it. */
  changeIds: readonly string[];
  /** What was removed comes back wherever it was; anything else is a write like others (rule UN-8). */
  isRemoval: boolean;
};

/** Whose rows come back when a change is undone, and what has to be done about it. */
export type Restorable = {
  /** Those that others refer to before those that do. */
  tables: readonly string[];
  /** Those whose rows also get earlier versions, and whether the whole of them or only what a change made of it. */
  versioned?: Readonly<Record<string, 'whole' | 'changed'>>;
  /** Takes the locks of a writer, before anything is put back; the account is held already. */
  lock?(tx: Tx, context: Context): Promise<void>;
  /** Refuses what must not be, and tells everybody that something is another. */
  settle?(tx: Tx, context: Context, what: PutBack): Promise<void>;
};

export const restorable = defineSlot<Restorable>('restorable');
