import { path } from '../../../i18n/paths.ts';
import { actorOf } from '../../../platform/http/context.ts';
import type { Finder } from '../../search/server/finder.ts';
import { watchlistsOf } from './watchlist-store.ts';

/** Lists of watched assets, by their names. */
export const findWatchlists: Finder = {
  async listed(context) {
    const { services, locale } = context;
    const lists = await watchlistsOf(services.database, actorOf(context).userId);
    const to = path('watchlists', locale);
    return lists.map(({ id, name }) => ({
      kind: 'watchlist',
      id,
      title: name,
      words: [],
      to: `${to}?list=${id}`,
    }));
  },
};
