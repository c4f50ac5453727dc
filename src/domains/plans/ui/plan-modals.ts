import type { SelectOption } from '../../../design-system/inputs/select.tsx';
import { defineModal } from '../../../design-system/overlays/open-modal.ts';
import type { ConfirmItem, DueOutput, PlanOutput } from '../contract.ts';
import type { GoalOutput } from '../goals-contract.ts';

type Named = { id: string; name: string };
export type Choices = {
  portfolios: readonly Named[];
  currencies: readonly (SelectOption & { code: string })[];
  today: string;
};

/** Without a plan, a new one. */
export const upsertPlan = defineModal<Choices & { plan?: PlanOutput }>('upsertRecurringPlan');
export const upsertGoal = defineModal<Choices & { goal?: GoalOutput }>('upsertGoal');
/** What somebody says a planned transaction really was; null where it did not happen. */
export const checkDue = defineModal<{ due: DueOutput; today: string }, ConfirmItem | null>('checkDuePlan');
