import { złoty } from '../../../records/sample-records.ts';
import { type Row, signedIn } from '../../row.ts';

export const newDeposit = {
  name: 'Bank',
  amount: '10000',
  currency_id: złoty,
  rate: '5',
  starts_on: '2025-01-15',
  ends_on: '2026-01-15',
};

export const depositsRoutes: Record<string, Row> = {
  'deposits.list': signedIn,
  'deposits.create': { ...signedIn, send: () => ({ body: newDeposit }) },
  'deposits.update': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/deposits/${await fixture.depositId()}`, body: newDeposit }),
  },
  'deposits.delete': {
    ...signedIn,
    stranger: 404,
    send: async (fixture) => ({ path: `/api/deposits/${await fixture.depositId()}` }),
  },
};
