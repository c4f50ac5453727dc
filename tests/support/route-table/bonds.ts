import { type Row, signedIn } from './row.ts';

const purchase = { symbol: 'EDO0834', amount: 10, purchased_at: '2024-08-12' };

export const bondsRoutes: Record<string, Row> = {
  'bonds.list': signedIn,
  'bonds.series': signedIn,
  'bonds.create': { ...signedIn, send: () => ({ body: purchase }) },
  'bonds.read': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/bonds/${await fixture.bondId(purchase)}` }),
  },
  'bonds.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/bonds/${await fixture.bondId(purchase)}`,
      body: { ...purchase, amount: 12 },
    }),
  },
  'bonds.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/bonds/${await fixture.bondId(purchase)}` }),
  },
  'bonds.redeem': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({
      path: `/api/bonds/${await fixture.bondId(purchase)}/redeem`,
      body: { day: '2025-12-06' },
    }),
  },
  'bonds.reopen': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/bonds/${await fixture.bondId(purchase, '2025-12-06')}/redeem` }),
  },
  'bonds.exchange': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const id = await fixture.bondId({ symbol: 'TOS1125', amount: 5, purchased_at: '2022-11-03' });
      return { path: `/api/bonds/${id}/exchange`, body: { symbol: 'EDO1135' } };
    },
  },
};
