import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { VersionRow } from './change-store.ts';

/** What rows of one's own tables are called, by the row. */
export type VersionNames = (
  context: Context,
  versions: readonly VersionRow[],
) => Promise<Map<VersionRow, string>>;

export const versionNames = defineSlot<VersionNames>('version names');
