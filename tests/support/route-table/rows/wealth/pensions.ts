import { type Row, signedIn } from '../../row.ts';

/** None of the portfolios here is a PPK account: whoever may ask is told so. */
const noPpk = { ...signedIn, user: 404, key: 404, eyes: 404, stranger: 404 };

export const pensionsRoutes: Record<string, Row> = {
  'pensions.ppk': {
    ...noPpk,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/ppk` }),
  },
  'pensions.addPayment': {
    ...noPpk,
    send: async (fixture) => ({
      path: `/api/portfolios/${(await fixture.portfolio()).id}/ppk-payments`,
      body: {
        asset_id: (await fixture.knownAsset()).id,
        price: '100',
        created_at: '2024-05-06',
        employee: '200',
      },
    }),
  },
  'pensions.assignPayer': {
    ...noPpk,
    send: async (fixture) => ({
      path: `/api/transactions/${(await fixture.portfolio()).transactionId}/payer`,
      body: { paid_by: 'state' },
    }),
  },
};
