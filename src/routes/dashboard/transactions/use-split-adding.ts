import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { createTransaction } from '../../../domains/ledger/contract.ts';
import type { ProposedSplit } from '../../../domains/performance/ui/transactions/transactions-splits.tsx';
import { useCall } from '../shell/use-call.ts';

type Split = ProposedSplit & { currencyId: string };

/** Records a proposed split; it can be removed again like any transaction. */
export function useSplitAdding(splits: readonly Split[]) {
  const t = useTranslations('transactions.splits');
  const call = useCall();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  return async ({ event_id }: ProposedSplit) => {
    const split = splits.find((one) => one.event_id === event_id);
    if (!split) return;
    try {
      await call(createTransaction, {
        body: {
          type: 'split',
          portfolio_id: split.portfolio_id,
          asset_value_id: split.asset_value_id,
          currency_id: split.currencyId,
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
