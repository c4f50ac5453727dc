import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { createTransaction } from '../../../domains/ledger/contract.ts';
import type { ProposedSplit } from '../../../domains/performance/ui/splits/missing-splits.tsx';
import { useCall } from './use-call.ts';

/** Records a proposed split; it can be removed again like any transaction. */
export function useSplitAdding() {
  const t = useTranslations('dashboard.splits');
  const call = useCall();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return async (split: ProposedSplit) => {
    try {
      await call(createTransaction, {
        body: {
          type: 'split',
          portfolio_id: split.portfolio_id,
          asset_value_id: split.asset_value_id,
          currency_id: split.currency_id,
          numerator: split.numerator,
          denominator: split.denominator,
          created_at: split.day,
          submission_id: crypto.randomUUID(),
        },
      });
      toast.success(t('added', { ticker: split.ticker }));
    } catch (failure) {
      toast.error(failureText(failure));
    }
    await revalidate();
  };
}
