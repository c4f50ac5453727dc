import type { Queries } from '../../../../platform/database/database.ts';
import { defineSlot } from '../../../../platform/domains/slot.ts';

/** Which instruments somebody holds, those held most often first: their quotes are asked for before all others. */
export const heldInstruments =
  defineSlot<(on: Queries, most: number) => Promise<string[]>>('held instruments');
