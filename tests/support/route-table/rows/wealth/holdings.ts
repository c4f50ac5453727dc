import { currencyIds } from '../../../callers/trader.ts';
import { type Fixture, type Row, signedIn } from '../../row.ts';

/** Of an asset that the owner holds; others are told nothing. */
const ofOwn = (path: (portfolio: Awaited<ReturnType<Fixture['portfolio']>>) => string): Row => ({
  ...signedIn,
  stranger: 404,
  send: async (fixture) => ({ path: path(await fixture.portfolio()) }),
});

const aboutOwn: Row = {
  ...signedIn,
  stranger: 422,
  send: async (fixture) => {
    const { holdingId } = await fixture.portfolio();
    return {
      body: {
        kind: 'repayment',
        asset_value_id: holdingId,
        created_at: '2026-11-13',
        currency_id: currencyIds.pln,
        price: '0.5',
      },
    };
  },
};

export const holdingsRoutes: Record<string, Row> = {
  'portfolioAssets.read': ofOwn(({ holdingId }) => `/api/portfolio-assets/${holdingId}/details`),
  'portfolioAssets.across': ofOwn(({ assetId }) => `/api/held-assets/${assetId}`),
  'portfolioAssets.sale': ofOwn(({ holdingId }) => `/api/portfolio-assets/${holdingId}/sale?units=2`),
  'corporateActions.preview': aboutOwn,
  'corporateActions.record': aboutOwn,
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
