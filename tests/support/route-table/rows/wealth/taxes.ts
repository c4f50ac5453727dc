import { sharedYear } from '../../../records/own-tax-year.ts';
import { everybody, type Fixture, type Row, signedIn } from '../../row.ts';

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
  'taxes.log': { ...signedIn, send: () => ({ path: '/api/taxes/2025/log' }) },
  'taxes.fields': { ...signedIn, send: () => ({ path: '/api/taxes/2025/fields' }) },
  'taxes.plan': { ...signedIn, send: () => ({ path: `/api/taxes/${running()}/planning` }) },
  'taxes.planSale': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => {
      const { id, assetId } = await fixture.portfolio();
      return { path: `/api/taxes/${running()}/planning/sale?instrument=${assetId}&account=${id}&units=1` };
    },
  },
  'taxes.pdf': {
    ...signedIn,
    user: 202,
    key: 202,
    eyes: 202,
    stranger: 202,
    send: () => ({ path: '/api/taxes/2025/pdf' }),
  },
  'taxes.xlsx': { ...signedIn, send: () => ({ path: '/api/taxes/2025/xlsx' }) },
  'taxes.link': { ...signedIn, send: () => ({ path: '/api/taxes/2025/link' }) },
  'taxes.share': { ...signedIn, eyes: 403, send: () => ({ path: '/api/taxes/2025/link', body: {} }) },
  'taxes.unshare': {
    ...signedIn,
    eyes: 403,
    stranger: 404,
    send: async (fixture) => {
      await fixture.sharedTaxYear();
      return { path: `/api/taxes/${sharedYear}/link` };
    },
  },
  'shared-taxes.read': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({ path: `/api/shared-taxes/${await fixture.sharedTaxYear()}` }),
  },
  'shared-taxes.unlock': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({
      path: `/api/shared-taxes/${await fixture.sharedTaxYear()}/unlock`,
      body: { password: 'otwórz się' },
    }),
  },
  'shared-taxes.pdf': {
    ...{ visitor: 202, user: 202, key: 202, eyes: 202, stranger: 202 },
    send: async (fixture) => ({ path: `/api/shared-taxes/${await fixture.sharedTaxYear()}/pdf` }),
  },
  'shared-taxes.xlsx': {
    ...everybody,
    stranger: 200,
    send: async (fixture) => ({ path: `/api/shared-taxes/${await fixture.sharedTaxYear()}/xlsx` }),
  },
};

const running = () => new Date().getFullYear();

const soldIn = async (fixture: Fixture) => {
  const { year, id } = await fixture.taxedSale();
  return `${year}/sales/${id}`;
};
