import * as goalStore from '../../../../src/domains/plans/server/goal-store.ts';
import * as planStore from '../../../../src/domains/plans/server/plan-store.ts';
import { newId } from '../../../../src/foundation/ids.ts';
import { currencyIds } from '../../callers/trader.ts';
import type { Questions } from './broker-questions.ts';

export const planStores = [planStore, goalStore];

const at = new Date('2026-11-13T12:00:00Z');
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

/** Every function of the stores of plans and goals, as it is asked for one person and a portfolio of theirs. */
export function planQuestions(of: () => { userId: string; portfolioId: string }): Questions {
  const user = () => of().userId;
  const aPlan = () => ({ ...plan, portfolio_id: of().portfolioId, id: newId(), submission_id: null, at });
  const aGoal = () => ({ ...goal, id: newId(), submission_id: null, at });
  return {
    plansOf: (tx) => planStore.plansOf(tx, user()),
    plansRunning: (tx) => planStore.plansRunning(tx, [user()], { from: '2026-11-13', to: '2026-11-13' }),
    planById: (tx) => planStore.planById(tx, user(), newId()),
    countPlans: (tx) => planStore.countPlans(tx, user()),
    planOfSubmission: (tx) => planStore.planOfSubmission(tx, user(), newId()),
    insertPlan: (tx) => planStore.insertPlan(tx, user(), aPlan()),
    changePlan: (tx) => planStore.changePlan(tx, user(), newId(), aPlan(), at),
    removePlan: (tx) => planStore.removePlan(tx, user(), newId()),
    planAnswersOf: (tx) => planStore.planAnswersOf(tx, user(), '2026-01-01'),
    insertPlanAnswers: async (tx) => {
      const planned = aPlan();
      await planStore.insertPlan(tx, user(), planned);
      const answer = { plan_id: planned.id, day: '2026-11-13', transaction_id: null };
      return planStore.insertPlanAnswers(tx, user(), [answer], at);
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
