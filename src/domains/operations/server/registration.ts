import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import * as contract from '../contract.ts';
import { listOutbox } from './list-outbox.ts';
import { retryMail } from './retry-mail.ts';

export const operations: Registration = {
  name: 'operations',
  calls: () => [bind(contract.listOutbox, listOutbox), bind(contract.retryMail, retryMail)],
};
