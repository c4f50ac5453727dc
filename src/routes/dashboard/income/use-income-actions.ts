import { useRevalidator } from 'react-router';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import {
  confirmIncome,
  dismissIncome,
  mostAnswered,
  type ProposalOutput,
  proposeIncome,
} from '../../../domains/income/contract.ts';
import { type Correction, changePayment } from '../../../domains/income/ui/income-modals.ts';
import type { ProposalActions } from '../../../domains/income/ui/proposals-card.tsx';
import { newId } from '../../../foundation/ids.ts';
import { useCall } from '../shell/use-call.ts';

/** What can be done with proposed payments; the bar of changes offers each of it back (rule UN-1). */
export function useIncomeActions(today: string): ProposalActions {
  const call = useCall();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const trying = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
  const confirm = (payments: readonly ({ id: string } & Partial<NonNullable<Correction>>)[]) =>
    trying(() =>
      call(confirmIncome, { body: { payments: payments.slice(0, mostAnswered), submission_id: newId() } }),
    );
  const dismiss = (proposal: ProposalOutput) =>
    trying(() => call(dismissIncome, { body: { ids: [proposal.id] } }));
  return {
    confirm: (proposals) => confirm(proposals.map(({ id }) => ({ id }))),
    async change(proposal) {
      const correction = await openModal(changePayment, { proposal, today });
      if (correction === null) await dismiss(proposal);
      else if (correction) await confirm([{ id: proposal.id, ...correction }]);
    },
    dismiss,
    restore: (proposal) => trying(() => call(proposeIncome, { body: { ids: [proposal.id] } })),
  };
}
