import { type Row, signedIn } from '../row.ts';

export const performanceRoutes: Record<string, Row> = {
  'portfolios.list': signedIn,
  'portfolioGroups.list': signedIn,
  'portfolioAssets.list': signedIn,
  'portfolios.performance': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/performance` }),
  },
  'portfolios.history': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/history` }),
  },
  'portfolios.lotMethods': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/lot-methods` }),
  },
  'transactions.list': signedIn,
  'transactions.marks': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/transactions/marks?portfolioId=${(await fixture.portfolio()).id}`,
    }),
  },
  'transactions.export': signedIn,
  'figures.explain': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/explain?figure=value&portfolio=${(await fixture.portfolio()).id}`,
    }),
  },
  'portfolios.weights': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/weights` }),
  },
  'portfolios.rebalancing': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/portfolios/${(await fixture.portfolio()).id}/rebalancing?mode=full&contribution=100&currency=eur`,
    }),
  },
};
