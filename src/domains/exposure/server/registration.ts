import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import * as contract from '../contract.ts';
import { exposureFailures } from '../failures.ts';
import { exportLookThrough, lookThrough, overlap } from './look-through.ts';
import { makeUpsOf } from './make-up-store.ts';
import { exportMakeUp, readMakeUp, removeMakeUp, saveMakeUp } from './manage-make-ups.ts';
import { uploadMakeUp } from './upload-make-up.ts';

export const exposure: Registration = {
  name: 'exposure',
  failures: exposureFailures,
  calls: () => [
    bind(contract.lookThrough, lookThrough),
    bind(contract.exportLookThrough, exportLookThrough),
    bind(contract.overlap, overlap),
    bind(contract.readMakeUp, readMakeUp),
    bind(contract.saveMakeUp, saveMakeUp),
    bind(contract.uploadMakeUp, uploadMakeUp),
    bind(contract.removeMakeUp, removeMakeUp),
    bind(contract.exportMakeUp, exportMakeUp),
  ],
  fills: [
    restorable.with({ tables: ['make_ups'], settle: tellChange }),
    accountLife.with({ exported: async (on, user) => ({ make_ups: await makeUpsOf(on, user.id) }) }),
  ],
};
