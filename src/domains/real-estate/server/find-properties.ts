import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { propertyNames } from './property-store.ts';

/** Properties by name and city. */
export const findProperties: Finder = {
  async listed(context) {
    const rows = await propertyNames(context.services.database, actorOf(context).userId);
    return rows.map(({ id, name, city }) => ({
      kind: 'property',
      id,
      title: name,
      note: city,
      words: [city],
      to: `${path('properties', context.locale)}?${new URLSearchParams({ property: id })}`,
    }));
  },
};
