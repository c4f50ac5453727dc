import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { alertsFailures } from '../failures.ts';
import { createLevel, deleteLevel, exportLevels, listLevels, updateLevel } from './manage-levels.ts';

export const alerts: Registration = {
  name: 'alerts',
  failures: alertsFailures,
  calls: () => [
    bind(contract.listLevels, listLevels),
    bind(contract.createLevel, createLevel),
    bind(contract.updateLevel, updateLevel),
    bind(contract.deleteLevel, deleteLevel),
  ],
  fills: [accountLife.with({ exported: exportLevels })],
};
