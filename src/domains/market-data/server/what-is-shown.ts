import type { Context } from '../../../platform/http/context.ts';
import { type Shows, shownToVisitors, showsAll } from '../display-rights.ts';

/** What the caller may be shown, and what such callers are kept apart by in what is remembered. */
export function whatIsShown({ actor, services }: Context): { shows: Shows; to: 'people' | 'visitors' } {
  return actor
    ? { shows: showsAll, to: 'people' }
    : { shows: shownToVisitors(services.settings.shownSources), to: 'visitors' };
}
