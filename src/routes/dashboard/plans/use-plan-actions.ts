import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { useCurrencyOptions } from '../../../domains/instruments/ui/use-currency-options.ts';
import {
  type ConfirmItem,
  confirmPlans,
  deletePlan,
  type PlanOutput,
  skipPlans,
  updatePlan,
} from '../../../domains/plans/contract.ts';
import { deleteGoal, type GoalOutput } from '../../../domains/plans/goals-contract.ts';
import type { DueActions } from '../../../domains/plans/ui/due-card.tsx';
import type { GoalActs } from '../../../domains/plans/ui/goal-card.tsx';
import { checkDue, upsertGoal, upsertPlan } from '../../../domains/plans/ui/plan-modals.ts';
import { planBody, planValues } from '../../../domains/plans/ui/plan-values.ts';
import type { PlanActs } from '../../../domains/plans/ui/plans-card.tsx';
import { usePlanWords } from '../../../domains/plans/ui/use-plan-words.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useCall } from '../shell/use-call.ts';

/** Says what failed, and shows what is so now either way. */
function useTrying() {
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
}

/** What can be done with what is due; the bar of changes offers each of it back (rule UN-1). */
export function useDueActions(today: string): DueActions {
  const call = useCall();
  const trying = useTrying();
  const confirmThem = (items: ConfirmItem[]) => trying(() => call(confirmPlans, { body: { items } }));
  return {
    confirm: (due) => confirmThem(due.map(({ plan_id, day }) => ({ plan_id, day }))),
    async check(due) {
      const { plan_id, day } = due;
      const item = await openModal(checkDue, { due, today });
      if (item === null) await trying(() => call(skipPlans, { body: { items: [{ plan_id, day }] } }));
      else if (item) await confirmThem([item]);
    },
  };
}

/** Opens the forms of plans and goals, and removes them. */
export function usePlanActions(today: string) {
  const t = useTranslations('plans');
  const call = useCall();
  const trying = useTrying();
  const words = usePlanWords();
  const { portfolios, currencies } = useDashboard();
  const choices = { portfolios, currencies: useCurrencyOptions(currencies), today };
  const plans: PlanActs & { add: () => void } = {
    add: () => void openModal(upsertPlan, choices),
    edit: (plan) => void openModal(upsertPlan, { ...choices, plan }),
    pause: (plan) => void trying(() => call(updatePlan, pausing(plan, today))),
    async remove(plan) {
      const name = words.name(plan);
      const sure = await confirm({
        title: t('list.remove.title', { name }),
        effect: t('list.remove.effect'),
        danger: true,
        confirmLabel: t('list.remove.confirm'),
      });
      if (sure) await trying(() => call(deletePlan, { params: { id: plan.id } }));
    },
  };
  const goals: GoalActs & { add: () => void } = {
    add: () => void openModal(upsertGoal, choices),
    edit: (goal) => void openModal(upsertGoal, { ...choices, goal }),
    async remove({ id, name }: GoalOutput) {
      const sure = await confirm({
        title: t('goal.remove.title', { name }),
        effect: t('goal.remove.effect'),
        danger: true,
        confirmLabel: t('goal.remove.confirm'),
      });
      if (sure) await trying(() => call(deleteGoal, { params: { id } }));
    },
  };
  return { plans, goals };
}

/** The same plan, paused or going on. */
function pausing(plan: PlanOutput, today: string) {
  const values = planValues(plan, { portfolios: [], currency: plan.currency_id, today });
  const body = planBody({ ...values, is_paused: !plan.is_paused }, { version: plan.version });
  return { params: { id: plan.id }, body };
}
