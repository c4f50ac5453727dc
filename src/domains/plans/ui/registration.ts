import { type ModalView, showModal } from '../../../design-system/overlays/show-modal.ts';
import { checkDue, upsertGoal, upsertPlan } from './plan-modals.ts';

export const modals: readonly ModalView[] = [
  showModal(
    upsertPlan,
    async () => (await import('./plan-dialog.tsx')).PlanDialog,
    'plans',
    // The list of assets, and what listings are called.
    'ledger',
    'transactions',
  ),
  showModal(upsertGoal, async () => (await import('./goal-dialog.tsx')).GoalDialog, 'plans'),
  showModal(checkDue, async () => (await import('./check-due-dialog.tsx')).CheckDueDialog, 'plans'),
];
