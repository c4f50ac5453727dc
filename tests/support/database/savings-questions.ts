import * as holdingStore from '../../../src/domains/bonds/server/holding-store.ts';
import * as quotedStore from '../../../src/domains/bonds/server/quoted-store.ts';
import * as seriesStore from '../../../src/domains/bonds/server/series-store.ts';
import * as depositStore from '../../../src/domains/deposits/server/deposit-store.ts';
import * as groupStore from '../../../src/domains/ledger/server/groups/group-store.ts';
import * as paymentStore from '../../../src/domains/pensions/server/payment-store.ts';
import * as goalStore from '../../../src/domains/plans/server/goal-store.ts';
import * as planStore from '../../../src/domains/plans/server/plan-store.ts';
import { newId } from '../../../src/foundation/ids.ts';
import { currencyIds } from '../callers/trader.ts';
import type { Questions } from './broker-questions.ts';

export const savingsStores = [
  holdingStore,
  quotedStore,
  seriesStore,
  depositStore,
  groupStore,
  paymentStore,
  planStore,
  goalStore,
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

const plan = {
  kind: 'deposit' as const,
  instrument_id: null,
  currency_id: currencyIds.pln,
  amount: '100',
  units: null,
  whole_units: true,
  rhythm: 'monthly' as const,
  starts_on: '2026-11-13',
  ends_on: null,
  open_from: '2026-11-13',
  is_paused: false,
};
const goal = {
  name: 'A house',
  target: '500000',
  currency_id: currencyIds.pln,
  target_on: '2040-01-01',
  counts_all: false,
  monthly: null,
};

/** Every function of the stores of bonds, deposits, plans and PPK, as it is asked for one person and a bond of theirs. */
export function savingsQuestions(
  of: () => { userId: string; bondId: string; portfolioId: string },
): Questions {
  const user = () => of().userId;
  const bond = () => of().bondId;
  const aPlan = () => ({ ...plan, portfolio_id: of().portfolioId, id: newId(), submission_id: null, at });
  const aGoal = () => ({ ...goal, id: newId(), submission_id: null, at });
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
    namesOfGroups: (tx) => groupStore.namesOfGroups(tx, user()),
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
    plansOf: (tx) => planStore.plansOf(tx, user()),
    plansRunning: (tx) => planStore.plansRunning(tx, [user()], { from: '2026-11-13', to: '2026-11-13' }),
    planById: (tx) => planStore.planById(tx, user(), newId()),
    countPlans: (tx) => planStore.countPlans(tx, user()),
    planOfSubmission: (tx) => planStore.planOfSubmission(tx, user(), newId()),
    insertPlan: (tx) => planStore.insertPlan(tx, user(), aPlan()),
    changePlan: (tx) => planStore.changePlan(tx, user(), newId(), aPlan(), at),
    removePlan: (tx) => planStore.removePlan(tx, user(), newId()),
    answersOf: (tx) => planStore.answersOf(tx, user(), '2026-01-01'),
    insertAnswers: async (tx) => {
      const planned = aPlan();
      await planStore.insertPlan(tx, user(), planned);
      const answer = { plan_id: planned.id, day: '2026-11-13', transaction_id: null };
      return planStore.insertAnswers(tx, user(), [answer], at);
    },
    goalsOf: (tx) => goalStore.goalsOf(tx, user()),
    goalById: (tx) => goalStore.goalById(tx, user(), newId()),
    countGoals: (tx) => goalStore.countGoals(tx, user()),
    goalOfSubmission: (tx) => goalStore.goalOfSubmission(tx, user(), newId()),
    insertGoal: (tx) => goalStore.insertGoal(tx, user(), aGoal()),
    changeGoal: (tx) => goalStore.changeGoal(tx, user(), newId(), goal, at),
    setCounted: async (tx) => {
      const set = aGoal();
      await goalStore.insertGoal(tx, user(), set);
      await goalStore.setCounted(tx, user(), set.id, [of().portfolioId]);
    },
    removeGoal: (tx) => goalStore.removeGoal(tx, user(), newId()),
  };
}
