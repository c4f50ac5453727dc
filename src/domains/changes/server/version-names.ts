import { defineSlot } from '../../../platform/domains/slot.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { VersionRow } from './change-store.ts';

/** Whose versions are shown, and what their rows are called. */
export type VersionNames = {
  tables: readonly string[];
  /** By the row; ids in it that nobody reads become names. */
  nameRows(context: Context, versions: readonly VersionRow[]): Promise<Map<VersionRow, string>>;
};

export const versionNames = defineSlot<VersionNames>('version names');
