import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { pensionsFailures } from '../failures.ts';
import { everyPayment } from './payment-store.ts';
import { readPpk } from './read-ppk.ts';
import { addPpkPayment, assignPayer } from './record-payment.ts';

export const pensions: Registration = {
  name: 'pensions',
  failures: pensionsFailures,
  calls: () => [
    bind(contract.readPpk, readPpk),
    bind(contract.addPpkPayment, addPpkPayment),
    bind(contract.assignPayer, assignPayer),
  ],
  fills: [
    restorable.with({ tables: ['ppk_payments'] }),
    accountLife.with({ exported: async (on, user) => ({ 'ppk-payments': await everyPayment(on, user.id) }) }),
  ],
};
