import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { closeChecklist, readChecklist } from './check-off.ts';
import { endOnboarding, readOnboarding, saveOnboarding } from './keep-progress.ts';
import { addSample, readSample, removeSample } from './manage-sample.ts';
import { everyOnboarding } from './onboarding-store.ts';

export const onboarding: Registration = {
  name: 'onboarding',
  calls: () => [
    bind(contract.readOnboarding, readOnboarding),
    bind(contract.saveOnboarding, saveOnboarding),
    bind(contract.endOnboarding, endOnboarding),
    bind(contract.readChecklist, readChecklist),
    bind(contract.closeChecklist, closeChecklist),
    bind(contract.readSample, readSample),
    bind(contract.addSample, addSample),
    bind(contract.removeSample, removeSample),
  ],
  fills: [
    restorable.with({ tables: ['onboardings'] }),
    accountLife.with({ exported: async (on, user) => ({ onboarding: await everyOnboarding(on, user.id) }) }),
  ],
};
