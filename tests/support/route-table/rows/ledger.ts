import { newId } from '../../../../src/foundation/ids.ts';
import { newPortfolio, złoty } from '../../records/sample-records.ts';
import { type Row, signedIn } from '../row.ts';

function purchase(portfolioId: string, holdingId: string) {
  return {
    type: 'buy',
    portfolio_id: portfolioId,
    asset_value_id: holdingId,
    amount: '2',
    price: '12.5',
    currency_id: złoty,
    created_at: '2024-05-06',
  };
}

export const ledgerRoutes: Record<string, Row> = {
  'portfolios.create': { ...signedIn, send: () => ({ body: newPortfolio() }) },
  'portfolios.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/portfolios/${(await fixture.portfolio()).id}`,
      body: newPortfolio('Nowa nazwa'),
    }),
  },
  'portfolios.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}` }),
  },
  'portfolioGroups.create': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { name: newId(), portfolio_ids: [(await fixture.portfolio()).id] } }),
  },
  'portfolioGroups.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, portfolioId } = await fixture.group();
      return { path: `/api/portfolio-groups/${id}`, body: { name: newId(), portfolio_ids: [portfolioId] } };
    },
  },
  'portfolioGroups.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolio-groups/${(await fixture.group()).id}` }),
  },
  'portfolioAssets.create': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({
      body: {
        parent_id: (await fixture.knownAsset()).id,
        portfolio_id: (await fixture.portfolio()).id,
        value: '10.50',
        volume: '3',
        currency_id: złoty,
        added_at: '2024-03-01',
      },
    }),
  },
  'portfolioAssets.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/portfolio-assets/${(await fixture.portfolio()).holdingId}`,
      body: { value: '11' },
    }),
  },
  'portfolioAssets.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolio-assets/${(await fixture.portfolio()).holdingId}` }),
  },
  'transactions.create': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => {
      const { id, holdingId } = await fixture.portfolio();
      return { body: purchase(id, holdingId) };
    },
  },
  'transactions.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, holdingId, transactionId } = await fixture.portfolio();
      return { path: `/api/transactions/${transactionId}`, body: purchase(id, holdingId) };
    },
  },
  'transactions.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/transactions/${(await fixture.portfolio()).transactionId}` }),
  },
  'transactions.bulk': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      body: { ids: [(await fixture.portfolio()).transactionId], action: 'note', note: 'z notatką' },
    }),
  },
  'transactions.proposedSplits': signedIn,
};
