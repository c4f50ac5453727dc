import { type Row, signedIn } from '../../row.ts';

export const incomeRoutes: Record<string, Row> = {
  'income.read': signedIn,
  'income.confirm': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { payments: [{ id: await fixture.duePayment() }] } }),
  },
  'income.dismiss': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { ids: [await fixture.duePayment()] } }),
  },
  'income.propose': {
    ...signedIn,
    stranger: 422,
    send: async (fixture) => ({ body: { ids: [await fixture.duePayment()] } }),
  },
  'income.settings': signedIn,
  'income.saveSettings': { ...signedIn, send: () => ({ body: { withholding: [], cash: [] } }) },
  'income.calendar': signedIn,
};
