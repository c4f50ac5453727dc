import { useRevalidator } from 'react-router';
import { useLocale } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { upsertTransaction } from '../../ledger/ui/ledger-modals.ts';
import { listTransactions } from '../../performance/journal/transactions-contract.ts';
import type { MissingOutput } from '../paper-contract.ts';

/** The filter of transactions that shows a row and its neighbours. */
export function rowsAround({ day, instrument }: MissingOutput): Record<string, string> {
  return { from: day, to: day, ...(instrument && { search: instrument.ticker }) };
}

/** Opens the form that mends what is missing; nothing for what no form mends (rule TX-13). */
export function useMending(one: MissingOutput): (() => Promise<void>) | undefined {
  const locale = useLocale();
  const failureText = useFailureText();
  const { revalidate } = useRevalidator();
  if (one.what !== 'purchase' && one.what !== 'withheld') return undefined;
  return async () => {
    try {
      const saved = one.what === 'purchase' ? await addPurchase(one) : await editRow(one, locale);
      if (saved) await revalidate();
    } catch (failure) {
      toast.error(failureText(failure));
    }
  };
}

const addPurchase = ({ portfolio, holding, day, quantity }: MissingOutput) =>
  openModal(upsertTransaction, {
    ...{ type: 'buy' as const, portfolioId: portfolio ?? undefined, holdingId: holding ?? undefined },
    begin: { day, amount: quantity ?? undefined },
  });

async function editRow(one: MissingOutput, locale: string) {
  const query = { ...rowsAround(one), limit: '500' };
  const { data } = await callApi(listTransactions, { query }, locale);
  const row = data.find(({ id }) => id === one.id);
  return row && openModal(upsertTransaction, { transaction: row });
}
