import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { watchlistsFailures } from '../failures.ts';
import { findWatchlists } from './find-watchlists.ts';
import { moveWatched, unwatchAsset, watchAsset } from './manage-watched.ts';
import { createWatchlist, deleteWatchlist, listWatchlists, updateWatchlist } from './manage-watchlists.ts';
import { readWatchlist } from './read-watchlist.ts';
import { seedDemoWatchlists } from './seed-demo-watchlists.ts';
import { everyWatched, watchlistsOf } from './watchlist-store.ts';

export const watchlists: Registration = {
  name: 'watchlists',
  failures: watchlistsFailures,
  calls: () => [
    bind(contract.listWatchlists, listWatchlists),
    bind(contract.readWatchlist, readWatchlist),
    bind(contract.createWatchlist, createWatchlist),
    bind(contract.updateWatchlist, updateWatchlist),
    bind(contract.deleteWatchlist, deleteWatchlist),
    bind(contract.watchAsset, watchAsset),
    bind(contract.moveWatched, moveWatched),
    bind(contract.unwatchAsset, unwatchAsset),
  ],
  fills: [
    accountLife.with({
      exported: async (on, { id }) => ({
        watchlists: await watchlistsOf(on, id),
        'watched-assets': await everyWatched(on, id),
      }),
      seedsDemo: seedDemoWatchlists,
    }),
    searchable.with(findWatchlists),
    restorable.with({ tables: ['watchlists', 'watchlist_items'] }),
  ],
};
