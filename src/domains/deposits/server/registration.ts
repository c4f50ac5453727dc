import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { searchable } from '../../search/server/finder.ts';
import { valuedModules } from '../../valuation/server/valued-module.ts';
import * as contract from '../contract.ts';
import { depositsFailures } from '../failures.ts';
import { depositsOf } from './deposit-store.ts';
import { depositsModule } from './deposits-module.ts';
import { findDeposits } from './find-deposits.ts';
import { createDeposit, deleteDeposit, listDeposits, updateDeposit } from './manage-deposits.ts';

export const deposits: Registration = {
  name: 'deposits',
  failures: depositsFailures,
  calls: () => [
    bind(contract.listDeposits, listDeposits),
    bind(contract.createDeposit, createDeposit),
    bind(contract.updateDeposit, updateDeposit),
    bind(contract.deleteDeposit, deleteDeposit),
  ],
  fills: [
    searchable.with(findDeposits),
    valuedModules.with(depositsModule),
    restorable.with({ tables: ['deposits'], settle: tellChange }),
    accountLife.with({ exported: async (on, user) => ({ deposits: await depositsOf(on, user.id) }) }),
  ],
};
