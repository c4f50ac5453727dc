import { nameIn } from '../../../foundation/name-in.ts';
import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { ownStrategiesOf } from './own/own-strategy-store.ts';
import { strategies } from './strategy-store.ts';

/** One's own strategies before those of the library, which are found by their names in both languages. */
export const findStrategies: Finder = {
  async listed(context) {
    const { services, locale } = context;
    const [own, library] = await Promise.all([
      ownStrategiesOf(services.database, actorOf(context).userId),
      strategies(services.database),
    ]);
    return [
      ...own.map(({ id, name }) => ({
        kind: 'ownStrategy' as const,
        id,
        title: name,
        words: [],
        to: path('ownStrategy', locale, { id }),
      })),
      ...library.map(({ id, slug, names, authors }) => ({
        kind: 'strategy' as const,
        id,
        title: nameIn(names, locale, slug),
        words: [...Object.values(names), ...Object.values(authors)],
        to: path('strategy', locale, { id }),
      })),
    ];
  },
};
