import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import * as desk from '../desk-contract.ts';
import { leadsFailures } from '../failures.ts';
import { sendContactMessage } from './contact/send-contact-message.ts';
import { exportSubscribers, listContactMessages, listSubscribers, markContactMessage } from './desk.ts';
import { answerRequest, newsletterAsked, subscribeNewsletter } from './newsletter/ask-for-newsletter.ts';
import {
  confirmNewsletter,
  leaveNewsletter,
  readConfirmation,
  readSubscription,
} from './newsletter/follow-link.ts';
import {
  askAtRegistration,
  confirmWithAccount,
  exportLeads,
  forgetLeads,
  forgetOldLeads,
} from './own-leads.ts';

export const leads: Registration = {
  name: 'leads',
  failures: leadsFailures,
  calls: () => [
    bind(contract.subscribeNewsletter, subscribeNewsletter),
    bind(contract.sendContactMessage, sendContactMessage),
    bind(contract.readConfirmation, readConfirmation),
    bind(contract.confirmNewsletter, confirmNewsletter),
    bind(contract.readSubscription, readSubscription),
    bind(contract.leaveNewsletter, leaveNewsletter),
    bind(desk.listContactMessages, listContactMessages),
    bind(desk.markContactMessage, markContactMessage),
    bind(desk.listSubscribers, listSubscribers),
    bind(desk.exportSubscribers, exportSubscribers),
  ],
  jobs: (services) => [handles(newsletterAsked, (request) => answerRequest(services, request))],
  tidyUp: forgetOldLeads,
  fills: [
    accountLife.with({
      registered: askAtRegistration,
      addressProved: confirmWithAccount,
      removed: forgetLeads,
      exported: exportLeads,
    }),
  ],
};
