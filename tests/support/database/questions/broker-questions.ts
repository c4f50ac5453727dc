import * as accountStore from '../../../../src/domains/brokers/server/account-store.ts';
import * as aggregatorStore from '../../../../src/domains/brokers/server/aggregator/aggregator-store.ts';
import * as integrationStore from '../../../../src/domains/brokers/server/integration-store.ts';
import * as waitingStore from '../../../../src/domains/brokers/server/waiting-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import { currencyIds } from '../../callers/trader.ts';

export type Questions = Record<string, (tx: Tx) => Promise<unknown>>;

export const brokerStores = [integrationStore, accountStore, waitingStore, aggregatorStore];

const at = new Date('2026-11-13T12:00:00Z');
const result = {
  is: 'done' as const,
  failure: null,
  added: 1,
  corrected: 0,
  removed: 0,
  waiting: 0,
};

/** Every function of the stores of brokers, as it is asked for one person and a connection of theirs. */
export function brokerQuestions(of: () => { userId: string; id: string; portfolioId: string }): Questions {
  const ask =
    (work: (tx: Tx, one: ReturnType<typeof of>) => Promise<unknown>): Questions[string] =>
    (tx) =>
      work(tx, of());
  const removal = () => ({ person: newId(), connection: 'auth-1' });
  const shared = { name: 'Exante', broker: 'exante' as const, is_demo: false, currency_id: currencyIds.pln };
  return {
    feedingOf: ask((tx, { userId }) => integrationStore.feedingOf(tx, userId)),
    integrationsOf: ask((tx, { userId }) => integrationStore.integrationsOf(tx, userId)),
    integrationById: ask((tx, { userId, id }) => integrationStore.integrationById(tx, userId, id)),
    lockIntegration: ask((tx, { userId, id }) => integrationStore.lockIntegration(tx, userId, id)),
    limitedIntegrations: ask((tx, { userId }) => integrationStore.limitedIntegrations(tx, userId)),
    keepIntegrations: ask((tx, { userId, id }) => integrationStore.keepIntegrations(tx, userId, [id])),
    postpone: ask((tx, { userId, id }) => integrationStore.postpone(tx, userId, id, at)),
    insertIntegration: ask((tx, { userId, portfolioId }) =>
      integrationStore.insertIntegration(tx, {
        ...shared,
        user_id: userId,
        id: newId(),
        portfolio_id: portfolioId,
        portfolios: 'one',
        credentials: null,
        created_at: at,
      }),
    ),
    accountsOf: ask((tx, { userId, id }) => accountStore.accountsOf(tx, userId, id)),
    insertAccounts: ask((tx, { userId, id, portfolioId }) =>
      accountStore.insertAccounts(tx, userId, id, [
        { account: 'new', name: null, portfolio_id: portfolioId },
      ]),
    ),
    rehouseAccounts: ask((tx, { userId, id, portfolioId }) =>
      accountStore.rehouseAccounts(tx, userId, id, portfolioId),
    ),
    storeKeys: ask((tx, { userId, id }) =>
      integrationStore.storeKeys(tx, userId, id, { credentials: 'x', at }),
    ),
    storePortfolio: ask((tx, { userId, id, portfolioId }) =>
      integrationStore.storePortfolio(tx, userId, id, { portfolioId, accounts: ['A'], at }),
    ),
    freeName: ask((tx, { userId }) => integrationStore.freeName(tx, userId, 'Exante')),
    markDisconnected: ask((tx, { userId, id }) => integrationStore.markDisconnected(tx, userId, id, at)),
    markRestored: ask((tx, { userId, id }) => integrationStore.markRestored(tx, userId, id, at)),
    storeCursor: ask((tx, { userId, id }) => integrationStore.storeCursor(tx, userId, id, 'A', '{}')),
    storeEnd: ask((tx, { userId, id }) => {
      const rest = { differences: null, isValidated: true, nextTry: at, failures: 0, at };
      return integrationStore.storeEnd(tx, userId, id, { result, ...rest });
    }),
    storeComparison: ask((tx, { userId, id }) =>
      integrationStore.storeComparison(tx, userId, id, { differences: null, kept: {}, accepted: [] }),
    ),
    endAccepted: ask((tx, { userId, id }) => integrationStore.endAccepted(tx, userId, id, [])),
    waitingRows: ask((tx, { userId, id }) => waitingStore.waitingRows(tx, userId, id)),
    keepWaiting: ask((tx, { userId, id }) => {
      const row = { key: 'k', booking: null, reason: { code: 'kindUnknown' as const }, original: 'x' };
      return waitingStore.keepWaiting(tx, userId, id, [row], at);
    }),
    endWaiting: ask((tx, { userId, id }) => waitingStore.endWaiting(tx, userId, id, ['k'])),
    answerRows: ask((tx, { userId, id }) =>
      waitingStore.answerRows(tx, userId, id, [{ key: 'k', answer: { skip: true } }]),
    ),
    personOf: ask((tx, { userId }) => aggregatorStore.personOf(tx, userId)),
    insertPerson: ask((tx, { userId }) =>
      aggregatorStore.insertPerson(tx, { user_id: userId, person: newId(), secret: 's' }),
    ),
    markLed: ask((tx, { userId, portfolioId }) =>
      aggregatorStore.markLed(tx, userId, {
        currency_id: currencyIds.pln,
        portfolio_id: portfolioId,
        portfolios: 'each',
        at,
      }),
    ),
    markBack: ask((tx, { userId }) => aggregatorStore.markBack(tx, userId, at)),
    removeWithAccount: ask((tx, { userId }) => aggregatorStore.removeWithAccount(tx, userId)),
    // Of nobody: the aggregator's own ids.
    insertRemoval: (tx) => aggregatorStore.insertRemoval(tx, newId(), at),
    deleteRemoval: (tx) => aggregatorStore.deleteRemoval(tx, removal()),
    postponeRemoval: (tx) => aggregatorStore.postponeRemoval(tx, removal(), at),
  };
}

/** What looks at everybody's connections: jobs. */
export const brokerJobs: Questions = {
  eraseCredentials: (tx) => integrationStore.eraseCredentials(tx, at),
  dueIntegrations: (tx) => integrationStore.dueIntegrations(tx, at, 10),
  ledSince: (tx) => aggregatorStore.ledSince(tx, at, 10),
  dueRemovals: (tx) => aggregatorStore.dueRemovals(tx, at, 10),
};
