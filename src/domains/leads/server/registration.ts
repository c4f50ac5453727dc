import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import { leadsFailures } from '../failures.ts';
import { exportLeads, forgetLeads, sendContactMessage, subscribeNewsletter } from './take-leads.ts';

export const leads: Registration = {
  name: 'leads',
  failures: leadsFailures,
  calls: () => [
    bind(contract.subscribeNewsletter, subscribeNewsletter),
    bind(contract.sendContactMessage, sendContactMessage),
  ],
  fills: [accountLife.with({ removed: forgetLeads, exported: exportLeads })],
};
