import type { DetailLevel } from '../../../design-system/detail-level.ts';

/** How much pages show by themselves, by what the person said of their experience (rule OB-13). */
export function detailLevelOf(familiarity: number | null): DetailLevel {
  if (familiarity === 1) return 'plain';
  return familiarity === 3 ? 'full' : 'usual';
}
