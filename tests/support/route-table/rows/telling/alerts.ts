import { type Row, signedIn } from '../../row.ts';

export const newLevel = { level: '100', direction: 'up', repeats: true, note: 'sell a half' };

export const alertsRoutes: Record<string, Row> = {
  'priceLevels.list': signedIn,
  'priceLevels.create': {
    ...signedIn,
    send: async (fixture) => ({ body: { ...newLevel, instrument_id: (await fixture.knownAsset()).id } }),
  },
  'priceLevels.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/price-levels/${await fixture.levelId()}`, body: newLevel }),
  },
  'priceLevels.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/price-levels/${await fixture.levelId()}` }),
  },
};
