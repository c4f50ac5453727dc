import { type Fixture, type Row, signedIn } from '../../row.ts';

/** Of an asset that the owner holds; others are told nothing. */
const ofOwn = (path: (portfolio: Awaited<ReturnType<Fixture['portfolio']>>) => string): Row => ({
  ...signedIn,
  stranger: 404,
  send: async (fixture) => ({ path: path(await fixture.portfolio()) }),
});

export const holdingsRoutes: Record<string, Row> = {
  'portfolioAssets.read': ofOwn(({ holdingId }) => `/api/portfolio-assets/${holdingId}/details`),
  'portfolioAssets.across': ofOwn(({ assetId }) => `/api/held-assets/${assetId}`),
  'portfolioAssets.sale': ofOwn(({ holdingId }) => `/api/portfolio-assets/${holdingId}/sale?units=2`),
  'assetNotes.list': {
    ...signedIn,
    send: async (fixture) => ({ path: `/api/asset-notes?asset_id=${(await fixture.knownAsset()).id}` }),
  },
  'assetNotes.save': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id, assetId } = await fixture.portfolio();
      return { body: { asset_id: assetId, portfolio_id: id, note: 'For the children' } };
    },
  },
  'assetNotes.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/asset-notes/${await fixture.assetNoteId()}` }),
  },
};
