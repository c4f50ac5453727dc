import * as linkStore from '../../../../src/domains/tax-files/server/link/tax-link-store.ts';
import * as logStore from '../../../../src/domains/taxes/server/log/tax-log-store.ts';
import * as ledgerStore from '../../../../src/domains/taxes/server/tax-ledger-store.ts';
import * as taxStore from '../../../../src/domains/taxes/server/tax-store.ts';
import * as wrapperStore from '../../../../src/domains/taxes/server/wrappers/wrapper-store.ts';
import type { Questions } from './broker-questions.ts';

export const taxStores = [taxStore, ledgerStore, wrapperStore, logStore, linkStore];

const somebody = '0193277e-0000-7000-8000-00000000aaaa';

const at = new Date('2026-11-13T12:00:00Z');
const link = 'l'.repeat(43);

/** Every function of the stores of taxes, as it is asked for one person. */
export function taxQuestions(user: () => string, transaction: () => string): Questions {
  return {
    taxEntriesOf: (tx) => ledgerStore.taxEntriesOf(tx, user(), new Map(), { holdings: [] }),
    taxRatesOf: (tx) => ledgerStore.taxRatesOf(tx, ['USD'], '2026-01-01'),
    taxYearsOf: (tx) => taxStore.taxYearsOf(tx, user()),
    filedPapersOf: (tx) => taxStore.filedPapersOf(tx, user()),
    storeReadings: (tx) =>
      taxStore.storeReadings(tx, user(), 2025, { readings: { day: 'trade' }, lossMethods: {} }, at),
    storeStated: (tx) =>
      taxStore.storeStated(tx, user(), 2025, { not_collected: '0', crypto_carried: null }, at),
    storeFiling: (tx) =>
      taxStore.storeFiling(tx, user(), 2025, { on: '2026-03-01', paper: Buffer.from('a'), hash: 'a' }, at),
    taxSlipsOf: (tx) => taxStore.taxSlipsOf(tx, user()),
    replaceSlips: (tx) =>
      taxStore.replaceSlips(tx, user(), 2025, [{ account: 'a', revenue: '2', cost: '1' }]),
    taxLossesOf: (tx) => taxStore.taxLossesOf(tx, user()),
    replaceLosses: (tx) => taxStore.replaceLosses(tx, user(), [{ year: 2020, amount: '2', deducted: '1' }]),
    taxTreatiesOf: (tx) => taxStore.taxTreatiesOf(tx, user()),
    replaceTreaties: (tx) =>
      taxStore.replaceTreaties(tx, user(), [{ kind: 'interest', country: 'IE', percent: '10' }]),
    portfoliosLeftOut: (tx) => taxStore.portfoliosLeftOut(tx, user()),
    replaceLeftOut: (tx) => taxStore.replaceLeftOut(tx, user(), []),
    taxStamp: (tx) => taxStore.taxStamp(tx, user()),
    wrapperMoves: (tx) => wrapperStore.wrapperMoves(tx, user(), [somebody]),
    saverOf: (tx) => wrapperStore.saverOf(tx, user()),
    storeSaver: (tx) =>
      wrapperStore.storeSaver(
        tx,
        user(),
        { tax_rate: 12, born_on: null, has_pension_right: false, self_employed: [2026] },
        at,
      ),
    storeTransfer: (tx) => wrapperStore.storeTransfer(tx, user(), transaction(), null),
    dropTransfer: (tx) => wrapperStore.dropTransfer(tx, user(), transaction()),
    everyTransfer: (tx) => wrapperStore.everyTransfer(tx, user()),
    insertLog: (tx) =>
      logStore.insertLog(tx, user(), {
        ...{ year: 2025, at, origin: 'person', kind: 'losses', detail: [], before: '1', after: '2' },
        ...{ hash: null, changeId: null },
      }),
    logUndone: (tx) => logStore.logUndone(tx, user(), [user()], 'person', at),
    taxLogOf: (tx) => logStore.taxLogOf(tx, user(), 2025),
    taxLinkById: (tx) => linkStore.taxLinkById(tx, user(), link),
    taxLinkOfYear: (tx) => linkStore.taxLinkOfYear(tx, user(), 2025),
    taxLinksOf: (tx) => linkStore.taxLinksOf(tx, user()),
    insertTaxLink: (tx) =>
      linkStore.insertTaxLink(tx, user(), 2025, { id: link, expires_on: null, password_hash: null }, at),
    changeTaxLink: (tx) =>
      linkStore.changeTaxLink(tx, user(), 2025, { expires_on: '2026-12-01', password_hash: null }),
    removeTaxLink: (tx) => linkStore.removeTaxLink(tx, user(), 2025),
  };
}
