import { addMonths, dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import type { Registration } from '../../../platform/domains/registration.ts';
import { bind } from '../../../platform/http/bind-calls.ts';
import type { Services } from '../../../platform/services.ts';
import { restorable } from '../../changes/server/restorable.ts';
import { accountLife } from '../../identity/server/account-life.ts';
import { demoGroups } from '../../ledger/demo/demo-plan.ts';
import { restoredLedger } from '../../ledger/server/history/restore-ledger.ts';
import { portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import { whatComes } from '../../reminders/server/batch.ts';
import { searchable } from '../../search/server/finder.ts';
import * as contract from '../contract.ts';
import { plansFailures } from '../failures.ts';
import * as goals from '../goals-contract.ts';
import { confirmPlans, skipPlans } from './answer-plans.ts';
import { findDuePlans } from './find-due-plans.ts';
import { findPlans } from './find-plans.ts';
import { goalsOf, insertGoal, setCounted } from './goal-store.ts';
import { createGoal, deleteGoal, updateGoal } from './manage-goals.ts';
import { createPlan, deletePlan, listPlans, updatePlan } from './manage-plans.ts';
import { insertPlan, planAnswersOf, plansOf } from './plan-store.ts';
import { listGoals } from './read-goals.ts';

export const plans: Registration = {
  name: 'plans',
  failures: plansFailures,
  calls: () => [
    bind(contract.listPlans, listPlans),
    bind(contract.createPlan, createPlan),
    bind(contract.confirmPlans, confirmPlans),
    bind(contract.skipPlans, skipPlans),
    bind(contract.updatePlan, updatePlan),
    bind(contract.deletePlan, deletePlan),
    bind(goals.listGoals, listGoals),
    bind(goals.createGoal, createGoal),
    bind(goals.updateGoal, updateGoal),
    bind(goals.deleteGoal, deleteGoal),
  ],
  fills: [
    searchable.with(findPlans),
    accountLife.with({ exported: exportPlans, seedsDemo: seedDemoPlans }),
    whatComes.with(findDuePlans),
    // Answers come back and go with the rows they became.
    restorable.with({
      tables: ['recurring_plans', 'recurring_plan_answers', 'goals', 'goal_portfolios'],
      lock: restoredLedger.lock!,
    }),
  ],
};

async function exportPlans(on: Queries, user: { id: string }) {
  return {
    'recurring-plans': await plansOf(on, user.id),
    'recurring-plan-answers': await planAnswersOf(on, user.id, '0001-01-01'),
    goals: await goalsOf(on, user.id),
  };
}

/** The demo pays in on the first of each month, and this month's waits to be confirmed. */
async function seedDemoPlans(tx: Tx, { clock }: Services, user: { id: string }): Promise<void> {
  const all = await portfoliosOf(tx, user.id);
  const portfolio = all.find(({ follows_cash, is_virtual }) => follows_cash && !is_virtual);
  if (!portfolio) return;
  const at = clock.now();
  const { id: portfolio_id, currency_id } = portfolio;
  const starts_on = addMonths(`${dayInWarsaw(at).slice(0, 8)}01`, -1);
  const of = { at, submission_id: null, currency_id };
  await insertPlan(tx, user.id, {
    ...of,
    id: newId(),
    portfolio_id,
    kind: 'deposit',
    instrument_id: null,
    amount: '1500',
    units: null,
    whole_units: true,
    rhythm: 'monthly',
    starts_on,
    ends_on: null,
    open_from: dayInWarsaw(at).slice(0, 8).concat('01'),
    is_paused: false,
  });
  const [group] = demoGroups;
  const goal = newId();
  await insertGoal(tx, user.id, {
    ...of,
    id: goal,
    name: group.name,
    target: '750000',
    target_on: addMonths(`${dayInWarsaw(at).slice(0, 4)}-12-31`, 12 * 3),
    counts_all: false,
    monthly: null,
  });
  const counted = all.filter(({ name }) => group.portfolios.some((one) => one === name));
  await setCounted(
    tx,
    user.id,
    goal,
    counted.map(({ id }) => id),
  );
}
