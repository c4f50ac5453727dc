import { administration, type Row, signedIn } from '../../row.ts';

/** As a text; the export itself is a workbook. */
const accountState = `data:text/csv;base64,${Buffer.from(
  'EMISJA;DOSTĘPNA LICZBA OBLIGACJI;ZABLOKOWANA LICZBA OBLIGACJI;WARTOŚĆ NOMINALNA;WARTOŚĆ AKTUALNA;DATA WYKUPU\nEDO0834;10;0;1000,00;1100,00;2034-08-12\n',
).toString('base64')}`;
const purchase = { symbol: 'EDO0834', amount: 10, purchased_at: '2024-08-12' };

export const bondsRoutes: Record<string, Row> = {
  'bonds.list': signedIn,
  'bonds.series': signedIn,
  'bonds.import': {
    ...signedIn,
    send: () => ({ body: { file: accountState, name: 'StanRachunkuRejestrowego_2026-11-15.csv' } }),
  },
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
  'admin.saveBondSeries': {
    ...administration,
    send: () => ({ body: { symbol: 'EDO1136', first_rate: '5', margin: '2', fee: '3' } }),
  },
  'admin.uploadBondSeries': {
    ...administration,
    send: () => ({
      body: { csv: 'type,issue_month,series,first_rate_pct,margin_pp\nEDO,2026-11,EDO1136,5.00,2.00\n' },
    }),
  },
};
