import { addDays, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { alertsFailures } from '../failures.ts';
import { createLevel, deleteLevel, exportLevels, listLevels, updateLevel } from './manage-levels.ts';
import { afterFreshPrices, evaluateJob, runPass } from './run-pass.ts';
import { forgetOldMoves } from './state-store.ts';

/** Longer than any session counts. */
const keptDays = 30;

export const alerts: Registration = {
  name: 'alerts',
  failures: alertsFailures,
  calls: () => [
    bind(contract.listLevels, listLevels),
    bind(contract.createLevel, createLevel),
    bind(contract.updateLevel, updateLevel),
    bind(contract.deleteLevel, deleteLevel),
  ],
  jobs: (services) => {
    afterFreshPrices(services);
    return [handles(evaluateJob, () => runPass(services))];
  },
  tidyUp: async ({ database, clock }) => {
    await forgetOldMoves(database, addDays(dayInWarsaw(clock.now()), -keptDays));
  },
  fills: [
    accountLife.with({ exported: exportLevels }),
    restorable.with({ tables: ['price_levels', 'alert_coverages'] }),
  ],
};
