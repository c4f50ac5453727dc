import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as audit from '../audit-contract.ts';
import { operationsFailures } from '../failures.ts';
import * as outbox from '../outbox-contract.ts';
import * as system from '../system-contract.ts';
import * as users from '../users-contract.ts';
import { listAudit } from './audit/list-audit.ts';
import { discardJob, listJobs, listQueues, retryJob } from './jobs/manage-jobs.ts';
import { listOutbox } from './outbox/list-outbox.ts';
import { retryMail } from './outbox/retry-mail.ts';
import { exportDocuments } from './system/export-documents.ts';
import { listConnectionHealth, previewPlanChange, readStorage, readVersion } from './system/read-system.ts';
import {
  blockUser,
  endAllSessions,
  removeAnyUser,
  resendVerification,
  sendReset,
  setOperator,
} from './users/act-on-user.ts';
import { noteDuePlans } from './users/desk-user-store.ts';
import { listUsers, readDesk, readDeskUser } from './users/list-users.ts';

const plansAtOnce = 1000;

export const operations: Registration = {
  name: 'operations',
  failures: operationsFailures,
  async tidyUp({ database, clock }) {
    while ((await noteDuePlans(database, clock.now(), plansAtOnce)) === plansAtOnce);
  },
  calls(slots) {
    const life = slots.all(accountLife);
    return [
      bind(users.listUsers, listUsers),
      bind(users.readDeskUser, readDeskUser),
      bind(users.readDesk, readDesk),
      bind(users.resendVerification, resendVerification),
      bind(users.sendReset, sendReset),
      bind(users.endAllSessions, endAllSessions),
      bind(users.blockUser, blockUser(life)),
      bind(users.setOperator, setOperator),
      bind(users.removeAnyUser, removeAnyUser(life)),
      bind(audit.listAudit, listAudit),
      bind(outbox.listOutbox, listOutbox),
      bind(outbox.retryMail, retryMail),
      bind(system.listQueues, listQueues),
      bind(system.listJobs, listJobs),
      bind(system.retryJob, retryJob),
      bind(system.discardJob, discardJob),
      bind(system.listConnectionHealth, listConnectionHealth),
      bind(system.readStorage, readStorage),
      bind(system.readVersion, readVersion),
      bind(system.previewPlanChange, previewPlanChange),
      bind(system.exportDocuments, exportDocuments),
    ];
  },
};
