import { today } from '../../records/sample-records.ts';
import { administration, everybody, type Row, signedIn } from '../row.ts';

export const marketDataRoutes: Record<string, Row> = {
  'admin.sources': administration,
  'admin.splits': administration,
  'admin.changeSplit': {
    ...administration,
    send: async (fixture) => ({
      path: `/api/admin/splits/${await fixture.splitId()}`,
      body: { undone: true },
    }),
  },
  'assets.price': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/assets-info?action=get-asset-price&asset_id=${await fixture.ownAssetId()}&date=${today()}`,
    }),
  },
  'indicators.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/indicators?assetId=${await fixture.ownAssetId()}&module=dividends`,
    }),
  },
  'customAssets.uploadPrices': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/prices`,
      body: { csv: 'date,close\n2024-01-02,10.50\n2024-01-03,10.75\n' },
    }),
  },
  'customAssets.prices': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/custom-assets/${await fixture.ownAssetId()}/prices?limit=10` }),
  },
  'customAssets.setPrice': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/prices/2024-01-02`,
      body: { close: '10.5' },
    }),
  },
  'customAssets.deletePrice': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/custom-assets/${await fixture.ownAssetId()}/prices/2024-01-02`,
    }),
  },
  // Right but for the demonstration: real and simulated prices never mix.
  'admin.uploadPrices': {
    ...administration,
    admin: 422,
    send: async (fixture) => ({
      path: `/api/admin/assets/${(await fixture.knownAsset()).id}/prices`,
      body: { csv: 'date,close\n2024-01-02,10.50\n' },
    }),
  },
  'market.searchSources': { ...signedIn, send: () => ({ path: '/api/market/source-search?search=orlen' }) },
  // Right but for the demonstration.
  'market.adoptSymbol': {
    ...signedIn,
    user: 422,
    key: 422,
    eyes: 422,
    send: () => ({ body: { source: 'yahoo', symbol: 'PKN.WA' } }),
  },
  'market.heatmap': { ...signedIn, send: () => ({ path: '/api/market/heatmap?class=stocks' }) },
  'market.overview': { ...signedIn, send: () => ({ path: '/api/market/overview?class=bonds' }) },
  'market.tape': everybody,
  'symbols.list': { ...everybody, send: () => ({ path: '/api/market/symbols/stocks' }) },
  'symbols.read': {
    ...everybody,
    send: async (fixture) => ({ path: `/api/market/symbols/stocks/${(await fixture.knownAsset()).slug}` }),
  },
  'admin.published': administration,
  'admin.saveInflation': {
    ...administration,
    send: () => ({ body: { month: '2026-09', yearly: '3.1' } }),
  },
  'admin.savePolicyRate': {
    ...administration,
    send: () => ({ body: { from: '2026-03-05', percent: '3.75', in_force_on: '2026-10-10' } }),
  },
  'admin.uploadPublished': {
    ...administration,
    send: () => ({ body: { kind: 'inflation', csv: 'month,cpi_yoy_pct\n2026-09,3.1\n' } }),
  },
};
