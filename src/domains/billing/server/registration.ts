import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife, planSummaries } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { billingFailures } from '../failures.ts';
import {
  exportSubscriptions,
  grantProfessional,
  listPlans,
  planSummary,
  startTrial,
} from './subscriptions.ts';

export const billing: Registration = {
  name: 'billing',
  failures: billingFailures,
  calls: () => [bind(contract.listPlans, listPlans)],
  fills: [
    accountLife.with({ registered: startTrial, exported: exportSubscriptions, seedsDemo: grantProfessional }),
    planSummaries.with(planSummary),
  ],
};
