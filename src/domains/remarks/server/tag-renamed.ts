import type { Tx } from '../../../platform/database/database.ts';
import { defineSlot } from '../../../platform/domains/slot.ts';

/** Who keeps the name of a tag elsewhere follows when it gets another one. */
export type TagFollower = (
  tx: Tx,
  userId: string,
  renamed: { before: string; name: string },
) => Promise<unknown>;

export const tagRenamed = defineSlot<TagFollower>('tag renamed');
