import * as holdingStore from '../../../../src/domains/bonds/server/holding-store.ts';
import * as quotedStore from '../../../../src/domains/bonds/server/quoted-store.ts';
import * as seriesStore from '../../../../src/domains/bonds/server/series-store.ts';
import * as depositStore from '../../../../src/domains/deposits/server/deposit-store.ts';
import * as incomeStore from '../../../../src/domains/income/server/income-store.ts';
import * as groupStore from '../../../../src/domains/ledger/server/groups/group-store.ts';
import * as paymentStore from '../../../../src/domains/pensions/server/payment-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { currencyIds } from '../../callers/trader.ts';
import type { Questions } from './broker-questions.ts';

export const savingsStores = [
  holdingStore,
  quotedStore,
  seriesStore,
  depositStore,
  groupStore,
  incomeStore,
  paymentStore,
];

const at = new Date('2026-11-13T12:00:00Z');
const deposit = {
  name: 'Bank',
  amount: '1000',
  currency_id: currencyIds.pln,
  rate: '5',
  tax_rate: '19',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  capitalisation: 'end' as const,
  closed_on: null,
  closed_amount: null,
};
const ownSeries = () => ({
  id: newId(),
  series_id: null,
  symbol: 'EDO0134',
  kind: 'EDO' as const,
  face_value: '100',
  currency_id: currencyIds.pln,
  currency: 'pln',
  first_rate: '6',
  margin: '1',
  reference: null,
  fee: '2',
  exchange_price: null,
  period_rates: [],
  matures_on: null,
  coupons_a_year: 1,
  quotes: {},
});

/** Every function of the stores of bonds, deposits, income and PPK, as it is asked for one person and a bond of theirs. */
export function savingsQuestions(
  of: () => { userId: string; bondId: string; portfolioId: string },
): Questions {
  const user = () => of().userId;
  const bond = () => of().bondId;
  const payment = () => ({
    portfolioId: of().portfolioId,
    payer: 'interest:pln' as const,
    day: '2026-10-31',
  });
  const unanswered = { transactionId: null, submissionId: null };
  const fields = async (tx: Parameters<Questions[string]>[0]) => {
    const { id } = (await seriesStore.seriesBySymbol(tx, 'EDO1034'))!;
    return {
      series_id: id,
      own_series_id: null,
      amount: 1,
      total: '100',
      currency_id: currencyIds.pln,
      purchased_on: '2024-10-02',
    };
  };
  return {
    holdingsOf: (tx) => holdingStore.holdingsOf(tx, user()),
    openHoldingsOf: (tx) => holdingStore.openHoldingsOf(tx, [user()]),
    holdingById: (tx) => holdingStore.holdingById(tx, user(), bond()),
    lockHolding: (tx) => holdingStore.lockHolding(tx, user(), bond()),
    holdingOfSubmission: (tx) => holdingStore.holdingOfSubmission(tx, user(), newId()),
    lockCreation: (tx) => holdingStore.lockCreation(tx, user()),
    insertHolding: async (tx) =>
      holdingStore.insertHolding(tx, user(), { ...(await fields(tx)), id: newId(), at }),
    changeHolding: async (tx) => holdingStore.changeHolding(tx, user(), bond(), await fields(tx), at),
    closeHolding: (tx) =>
      holdingStore.closeHolding(tx, user(), bond(), { on: '2026-11-01', how: 'redeemed' }, at),
    shrinkHolding: (tx) => holdingStore.shrinkHolding(tx, user(), bond(), { amount: 1, total: '100' }, at),
    removeHolding: (tx) => holdingStore.removeHolding(tx, user(), bond()),
    bondStamp: (tx) => holdingStore.bondStamp(tx, user()),
    quotedBonds: (tx) => quotedStore.quotedBonds(tx, ['PS0729']),
    bondClassNames: (tx) => quotedStore.bondClassNames(tx),
    seriesBySymbol: (tx) => seriesStore.seriesBySymbol(tx, 'EDO1034'),
    seriesBySymbols: (tx) => seriesStore.seriesBySymbols(tx, ['EDO1034']),
    seriesById: (tx) => seriesStore.seriesById(tx, newId()),
    seriesLike: (tx) => seriesStore.seriesLike(tx, 'EDO', 10),
    newestOfKind: (tx) => seriesStore.newestOfKind(tx, 'EDO', '2026-11'),
    ownSeriesLike: (tx) => seriesStore.ownSeriesLike(tx, user(), 'EDO'),
    ownSeriesById: (tx) => seriesStore.ownSeriesById(tx, user(), newId()),
    insertOwnSeries: (tx) => seriesStore.insertOwnSeries(tx, user(), ownSeries(), at),
    addQuote: (tx) => seriesStore.addQuote(tx, user(), newId(), '2026-11-01', '99.5'),
    depositsOf: (tx) => depositStore.depositsOf(tx, user()),
    depositsEnding: (tx) => depositStore.depositsEnding(tx, [user()], ['2026-11-13']),
    depositById: (tx) => depositStore.depositById(tx, user(), newId()),
    lockDeposit: (tx) => depositStore.lockDeposit(tx, user(), newId()),
    lockDepositCount: (tx) => depositStore.lockDepositCount(tx, user()),
    depositOfSubmission: (tx) => depositStore.depositOfSubmission(tx, user(), newId()),
    insertDeposit: (tx) =>
      depositStore.insertDeposit(tx, user(), { ...deposit, id: newId(), submission_id: null, at }),
    changeDeposit: (tx) => depositStore.changeDeposit(tx, user(), newId(), deposit, at),
    removeDeposit: (tx) => depositStore.removeDeposit(tx, user(), newId()),
    depositStamp: (tx) => depositStore.depositStamp(tx, user()),
    currencyExists: (tx) => depositStore.currencyExists(tx, currencyIds.pln),
    groupsOf: (tx) => groupStore.groupsOf(tx, user()),
    lockGroup: (tx) => groupStore.lockGroup(tx, user(), newId()),
    groupsCalled: (tx) => groupStore.groupsCalled(tx, user(), 'Dom'),
    groupOfSubmission: (tx) => groupStore.groupOfSubmission(tx, user(), newId()),
    realOnes: (tx) => groupStore.realOnes(tx, user(), [of().portfolioId]),
    insertGroup: (tx) =>
      groupStore.insertGroup(tx, user(), { id: newId(), name: newId(), submission_id: null, at }),
    renameGroup: (tx) => groupStore.renameGroup(tx, user(), { id: newId(), name: 'Dom', at }),
    setMembers: (tx) => groupStore.setMembers(tx, user(), newId(), []),
    removeGroup: (tx) => groupStore.removeGroup(tx, user(), newId()),
    payersOf: (tx) => paymentStore.payersOf(tx, user(), of().portfolioId),
    savePayers: (tx) => paymentStore.savePayers(tx, user(), []),
    storeSeries: (tx) => seriesStore.storeSeries(tx, []),
    everyPayment: (tx) => paymentStore.everyPayment(tx, user()),
    announcedFor: (tx) => incomeStore.announcedFor(tx, [newId()], '2026-01-01'),
    answersOf: (tx) => incomeStore.answersOf(tx, user()),
    insertAnswers: (tx) => incomeStore.insertAnswers(tx, user(), [{ ...payment(), ...unanswered }], at),
    removeDismissed: (tx) => incomeStore.removeDismissed(tx, user(), [payment()]),
    cashRatesOf: (tx) => incomeStore.cashRatesOf(tx, user()),
    withholdingOf: (tx) => incomeStore.withholdingOf(tx, user()),
    replaceWithholding: (tx) =>
      incomeStore.replaceWithholding(tx, user(), [{ country: 'US', percent: '30' }]),
    replaceCashRates: (tx) =>
      incomeStore.replaceCashRates(tx, user(), [
        { portfolio_id: of().portfolioId, currency_id: currencyIds.pln, percent: '2', since: '2026-01-01' },
      ]),
    incomeStamp: (tx) => incomeStore.incomeStamp(tx, user()),
    exportAnswers: (tx) => incomeStore.exportAnswers(tx, user()),
  };
}
