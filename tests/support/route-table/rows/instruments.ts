import { currencyIds } from '../../callers/trader.ts';
import { ownAsset } from '../../records/sample-records.ts';
import { everybody, type Row, signedIn } from '../row.ts';

export const instrumentsRoutes: Record<string, Row> = {
  'currencies.list': everybody,
  'currencies.all': signedIn,
  'currencies.choose': {
    ...signedIn,
    send: () => ({ body: { currency_ids: [currencyIds.eur, currencyIds.pln] } }),
  },
  'assetClasses.list': everybody,
  'assets.list': { ...signedIn, send: () => ({ path: '/api/assets?search=zl&start=0&limit=5' }) },
  'assets.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/assets/${await fixture.ownAssetId()}` }),
  },
  'customAssets.create': { ...signedIn, send: () => ({ body: ownAsset }) },
  'customAssets.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}`, body: ownAsset }),
  },
  'customAssets.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}` }),
  },
  'customAssets.relink': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/relink`,
      body: { asset_id: (await fixture.knownAsset()).id },
    }),
  },
  'customAssets.list': signedIn,
  'customAssets.unlink': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}/relink` }),
  },
};
