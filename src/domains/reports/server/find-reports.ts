import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { type PropertyKind, propertyKinds } from '../report-kinds.ts';
import { mostReports } from './manage-reports.ts';
import { reportsOf } from './report-store.ts';

/** Saved reports by name, those changed last first. */
export const findReports: Finder = {
  async listed(context) {
    const rows = await reportsOf(context.services.database, actorOf(context).userId, {
      start: 0,
      limit: mostReports,
    });
    return rows.map(({ id, name, definition }) => ({
      kind: 'report',
      id,
      title: name,
      words: [],
      to: path(
        propertyKinds.includes(definition.kind as PropertyKind) ? 'propertyReport' : 'report',
        context.locale,
        { id },
      ),
    }));
  },
};
