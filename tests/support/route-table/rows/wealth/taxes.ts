import { type Fixture, type Row, signedIn } from '../../row.ts';

/** Everybody has years of their own: a stranger who asks for one gets theirs. */
export const taxesRoutes: Record<string, Row> = {
  'taxes.years': signedIn,
  'taxes.read': { ...signedIn, send: () => ({ path: '/api/taxes/2025' }) },
  'taxes.rows': { ...signedIn, send: () => ({ path: '/api/taxes/2025/rows?line=otherRevenue' }) },
  'taxes.sale': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/taxes/${await soldIn(fixture)}` }),
  },
  'taxes.compare': { ...signedIn, send: () => ({ path: '/api/taxes/2025/readings' }) },
  'taxes.saveReadings': {
    ...signedIn,
    send: () => ({ path: '/api/taxes/2023/readings', body: { readings: { day: 'trade' } } }),
  },
  'taxes.saveStated': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({
      path: '/api/taxes/2023/stated',
      body: {
        slips: [{ account: (await fixture.portfolio()).id, revenue: '10', cost: '5' }],
        not_collected: '0',
        crypto_carried: null,
      },
    }),
  },
  'taxes.saveLosses': { ...signedIn, send: () => ({ body: { losses: [] } }) },
  'taxes.leaveOut': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { left_out: [(await fixture.portfolio()).id] } }),
  },
  'taxes.saveTreaties': { ...signedIn, send: () => ({ body: { treaties: [] } }) },
  'taxes.file': {
    ...signedIn,
    send: async (fixture) => ({
      path: `/api/taxes/${await fixture.openTaxYear()}/filing`,
      body: { filed_on: '2026-03-02' },
    }),
  },
  'taxes.reopen': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ path: `/api/taxes/${await fixture.filedTaxYear()}/filing` }),
  },
  'taxes.wrapper': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/wrapper` }),
  },
  // None of the portfolios here is an account of old age: whoever may ask is told so.
  'taxes.exits': {
    ...{ ...signedIn, user: 404, key: 404, eyes: 404, stranger: 404 },
    send: async (fixture) => ({ path: `/api/portfolios/${(await fixture.portfolio()).id}/wrapper/exits` }),
  },
  'taxes.saveSaver': {
    ...signedIn,
    send: () => ({ body: { tax_rate: '12', born_on: null, has_pension_right: false, self_employed: [] } }),
  },
  'taxes.markTransfer': {
    ...{ ...signedIn, user: 422, key: 422, eyes: 422, stranger: 404 },
    send: async (fixture) => ({
      path: `/api/transactions/${(await fixture.portfolio()).transactionId}/wrapper-transfer`,
      body: { is_transfer: true, carried: null },
    }),
  },
};

const soldIn = async (fixture: Fixture) => {
  const { year, id } = await fixture.taxedSale();
  return `${year}/sales/${id}`;
};
