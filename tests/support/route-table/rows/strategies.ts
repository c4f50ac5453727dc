import { sixtyForty } from '../../records/sample-records.ts';
import { type Row, signedIn } from '../row.ts';

export const strategiesRoutes: Record<string, Row> = {
  'strategies.list': { ...signedIn, send: () => ({ path: '/api/strategies?search=60' }) },
  'strategies.read': { ...signedIn, send: () => ({ path: `/api/strategies/${sixtyForty}` }) },
  'strategies.connect': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({
      body: { strategyId: sixtyForty, portfolioId: (await fixture.portfolio()).id },
    }),
  },
  // Nothing is connected yet: whoever may ask is told so.
  'strategies.disconnect': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/strategies/${sixtyForty}?portfolioId=${(await fixture.portfolio()).id}`,
    }),
  },
  'strategies.rate': {
    ...signedIn,
    send: () => ({ path: `/api/strategies/${sixtyForty}/rating`, body: { rating: 4, review: 'Spokojna' } }),
  },
  'strategies.unrate': {
    ...signedIn,
    user: 404,
    key: 404,
    eyes: 404,
    send: () => ({ path: `/api/strategies/${sixtyForty}/rating` }),
  },
};
