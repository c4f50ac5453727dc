import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { modulesFailures } from '../failures.ts';
import {
  connectEveryModule,
  connectFirstModule,
  connectModule,
  disconnectModule,
  exportModules,
  listModules,
} from './manage-modules.ts';

export const modules: Registration = {
  name: 'modules',
  failures: modulesFailures,
  calls: () => [
    bind(contract.listModules, listModules),
    bind(contract.connectModule, connectModule),
    bind(contract.disconnectModule, disconnectModule),
  ],
  fills: [
    restorable.with({ tables: ['connected_modules'] }),
    accountLife.with({
      registered: connectFirstModule,
      exported: exportModules,
      seedsDemo: connectEveryModule,
    }),
  ],
};
