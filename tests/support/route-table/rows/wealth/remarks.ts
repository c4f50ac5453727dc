import { type Row, signedIn } from '../../row.ts';

export const remarksRoutes: Record<string, Row> = {
  'tags.list': signedIn,
  'tags.ofAssets': signedIn,
  'tags.saveOfAsset': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id, assetId } = await fixture.portfolio();
      return { body: { asset_id: assetId, portfolio_id: id, tags: ['growth'] } };
    },
  },
  'tags.saveOfTransactions': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      body: { ids: [(await fixture.portfolio()).transactionId], add: ['growth'], remove: ['chips'] },
    }),
  },
  'tags.rename': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/tags/${await fixture.tagName()}`, body: { name: 'renamed' } }),
  },
  'tags.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/tags/${await fixture.tagName()}` }),
  },
  'decisions.list': {
    ...signedIn,
    send: async (fixture) => ({ path: `/api/decisions?asset_id=${(await fixture.knownAsset()).id}` }),
  },
  'decisions.save': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/decisions/${(await fixture.portfolio()).transactionId}`,
      body: { why: 'For the dividends', change_mind: 'Two years without one' },
    }),
  },
  'decisions.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/decisions/${await fixture.decisionId()}` }),
  },
};
