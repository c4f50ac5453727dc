import { newId } from '../../../../../src/foundation/ids.ts';
import { type Fixture, type RouteRequest, type Row, signedIn } from '../../row.ts';

/** About a list of the owner's; others are told nothing. */
const ofOwn = (send: (list: Awaited<ReturnType<Fixture['watchlist']>>) => RouteRequest): Row => ({
  ...signedIn,
  stranger: 404,
  send: async (fixture) => send(await fixture.watchlist()),
});

export const watchlistsRoutes: Record<string, Row> = {
  'watchlists.list': signedIn,
  'watchlists.read': ofOwn(({ id }) => ({ path: `/api/watchlists/${id}` })),
  'watchlists.create': { ...signedIn, send: async () => ({ body: { name: `Funds ${newId().slice(-6)}` } }) },
  'watchlists.update': ofOwn(({ id }) => ({
    path: `/api/watchlists/${id}`,
    body: { columns: ['price', 'note'], place: 0 },
  })),
  'watchlists.delete': ofOwn(({ id }) => ({ path: `/api/watchlists/${id}` })),
  'watchlists.watch': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id } = await fixture.watchlist();
      return { body: { list_id: id, asset_id: (await fixture.portfolio()).assetId, note: 'Quality' } };
    },
  },
  'watchlists.move': ofOwn(({ watchedId }) => ({
    path: `/api/watched-assets/${watchedId}`,
    body: { place: 0 },
  })),
  'watchlists.unwatch': ofOwn(({ watchedId }) => ({ path: `/api/watched-assets/${watchedId}` })),
};
