import { usualRules } from '../../../../src/domains/strategies/own/own-strategy.ts';
import { noChanges } from '../../../../src/domains/strategies/own/version-changes.ts';
import * as ownStore from '../../../../src/domains/strategies/server/own/own-strategy-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import type { Tx } from '../../../../src/platform/database/database.ts';
import type { Questions } from './broker-questions.ts';

export const ownStrategyStores = [ownStore];

const at = new Date('2026-11-13T12:00:00Z');
const cash = { names: { en: 'Cash', pl: 'Gotówka' }, family: 'cash', percent: '100', band: '0' };
const version = {
  version: 1,
  components: [{ ...cash, matches: [{ kind: 'cash' as const }] }],
  rules: usualRules,
  changes: noChanges,
  restored_from: null,
};

/** Every function of the store of own strategies, as it is asked for one person. */
export function ownStrategyQuestions(user: () => string): Questions {
  const made = async (tx: Tx): Promise<string> => {
    const id = newId();
    await ownStore.insertOwnStrategy(tx, user(), { id, name: 'Moja', submission_id: null }, version, at);
    return id;
  };
  return {
    ownStrategiesOf: (tx) => ownStore.ownStrategiesOf(tx, user()),
    ownStrategyById: (tx) => ownStore.ownStrategyById(tx, user(), newId()),
    ownStrategyByLink: (tx) => ownStore.ownStrategyByLink(tx, user(), 'x'),
    ownStrategyOfSubmission: (tx) => ownStore.ownStrategyOfSubmission(tx, user(), newId()),
    lockOwnStrategy: (tx) => ownStore.lockOwnStrategy(tx, user(), newId()),
    countOwnStrategies: (tx) => ownStore.countOwnStrategies(tx, user()),
    insertOwnStrategy: made,
    saveVersion: async (tx) =>
      ownStore.saveVersion(tx, user(), await made(tx), { ...version, version: 2, name: 'Moja', most: 1 }, at),
    versionsOf: async (tx) => {
      await ownStore.versionsOf(tx, user(), newId(), 20);
      await ownStore.versionsOf(tx, user(), null, 20);
    },
    versionByNumber: (tx) => ownStore.versionByNumber(tx, user(), newId(), 1),
    removeOwnStrategy: (tx) => ownStore.removeOwnStrategy(tx, user(), newId()),
    giveLink: (tx) => ownStore.giveLink(tx, user(), newId(), 'x'),
    takeLink: (tx) => ownStore.takeLink(tx, user(), newId()),
  };
}
