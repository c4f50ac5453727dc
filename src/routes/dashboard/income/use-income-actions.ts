import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import {
  confirmIncome,
  dismissIncome,
  mostAnswered,
  type ProposalOutput,
  undoIncome,
} from '../../../domains/income/contract.ts';
import { type Correction, changePayment } from '../../../domains/income/ui/income-modals.ts';
import type { ProposalActions } from '../../../domains/income/ui/proposals-card.tsx';
import { useProposalWords } from '../../../domains/income/ui/use-proposal-words.ts';
import { newId } from '../../../foundation/ids.ts';
import { useCall } from '../shell/use-call.ts';

/** What can be done with proposed payments; each of it can be taken back. */
export function useIncomeActions(today: string): ProposalActions {
  const t = useTranslations('income.proposals');
  const call = useCall();
  const words = useProposalWords();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  const trying = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
  const undo = (ids: string[]) => ({
    label: t('undo'),
    act: () =>
      void trying(async () => {
        await call(undoIncome, { body: { ids } });
        toast.success(t('undone'));
      }),
  });
  const confirm = (payments: readonly ({ id: string } & Partial<NonNullable<Correction>>)[]) =>
    trying(async () => {
      const sent = payments.slice(0, mostAnswered);
      await call(confirmIncome, { body: { payments: [...sent], submission_id: newId() } });
      toast.success(t('confirmed', { count: sent.length }), undo(sent.map(({ id }) => id)));
    });
  const dismiss = (proposal: ProposalOutput) =>
    trying(async () => {
      await call(dismissIncome, { body: { ids: [proposal.id] } });
      toast.success(t('dismissed', { name: words.name(proposal) }), undo([proposal.id]));
    });
  return {
    confirm: (proposals) => confirm(proposals.map(({ id }) => ({ id }))),
    async change(proposal) {
      const correction = await openModal(changePayment, { proposal, today });
      if (correction === null) await dismiss(proposal);
      else if (correction) await confirm([{ id: proposal.id, ...correction }]);
    },
    dismiss,
    restore: (proposal) =>
      trying(async () => {
        await call(undoIncome, { body: { ids: [proposal.id] } });
      }),
  };
}
