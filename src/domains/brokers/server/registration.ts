import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import { handles } from '../../../platform/jobs/job-queue.ts';
import { limitedThings } from '../../billing/server/limited-things.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import * as contract from '../contract.ts';
import * as external from '../external-contract.ts';
import { brokersFailures } from '../failures.ts';
import * as questions from '../open-questions-contract.ts';
import { lookAfter, lookAfterAggregator } from './aggregator/aggregator-jobs.ts';
import { removeWithAccount } from './aggregator/aggregator-store.ts';
import { connectExternal, returnFromExternal } from './aggregator/connect-external.ts';
import { answerWaitingRows, listWaitingRows } from './answer-waiting.ts';
import { connectIntegration } from './connecting/connect-integration.ts';
import { disconnectIntegration, restoreIntegration } from './connecting/disconnect-integration.ts';
import { rehouseIntegration } from './connecting/rehouse-integration.ts';
import { renewIntegration } from './connecting/renew-integration.ts';
import { integrationChanged } from './integration-events.ts';
import { keptDays } from './integration-output.ts';
import { eraseCredentials } from './integration-store.ts';
import { exportIntegrations, listAvailableIntegrations, listIntegrations } from './list-integrations.ts';
import { countedIntegrations } from './paused.ts';
import { queueDue, refreshIntegrations, synchroniseIntegration } from './refresh-integrations.ts';
import { settleDifferences } from './synchronising/settle-differences.ts';
import { findDue, synchroniseAt } from './synchronising/synchronisation-jobs.ts';
import { synchronise } from './synchronising/synchronise.ts';

const day = 86_400_000;

export const brokers: Registration = {
  name: 'brokers',
  failures: brokersFailures,
  events: [integrationChanged],
  calls: () => [
    bind(contract.listIntegrations, listIntegrations),
    bind(contract.listAvailableIntegrations, listAvailableIntegrations),
    bind(contract.connectIntegration, connectIntegration),
    bind(external.connectExternal, connectExternal),
    bind(external.returnFromExternal, returnFromExternal),
    bind(contract.renewIntegration, renewIntegration),
    bind(contract.disconnectIntegration, disconnectIntegration),
    bind(contract.restoreIntegration, restoreIntegration),
    bind(contract.refreshIntegrations, refreshIntegrations),
    bind(contract.synchroniseIntegration, synchroniseIntegration),
    bind(questions.listWaitingRows, listWaitingRows),
    bind(questions.answerWaitingRows, answerWaitingRows),
    bind(questions.settleDifferences, settleDifferences),
    bind(questions.rehouseIntegration, rehouseIntegration),
  ],
  jobs: (services) => [
    handles(findDue, () => queueDue(services)),
    handles(lookAfterAggregator, () => lookAfter(services)),
    ...Object.values(synchroniseAt).map((job) => handles(job, (asked) => synchronise(services, asked))),
  ],
  fills: [
    restorable.with({ tables: ['integrations', 'integration_accounts', 'aggregator_people'] }),
    limitedThings.with(countedIntegrations),
    accountLife.with({
      removed: async (tx, { id }) => void (await removeWithAccount(tx, id)),
      exported: exportIntegrations,
    }),
  ],
  tidyUp: async ({ database, clock }) =>
    void (await eraseCredentials(database, new Date(clock.now().getTime() - keptDays * day))),
};
