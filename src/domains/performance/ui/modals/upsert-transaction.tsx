import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useNow } from 'use-intl';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import {
  type DepositNote,
  TransactionDialog,
  type TransactionModalProps,
} from '../../../ledger/ui/transaction/transaction-dialog.tsx';
import type { SavedTransaction } from '../../../ledger/ui/transaction/use-transaction-form.ts';
import { transactionSources } from './transaction-sources.ts';
import { WordsAtSale } from './words-at-sale.tsx';

/** `upsertTransaction`: the form with what it needs of other domains. */
export function UpsertTransaction(
  props: TransactionModalProps & ModalProps<SavedTransaction> & { atDeposit?: DepositNote },
) {
  const locale = useLocale();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const sources = useMemo(() => transactionSources(locale), [locale]);
  return (
    <TransactionDialog
      {...props}
      sources={sources}
      today={dayInWarsaw(now)}
      atSale={(sold, portfolioId) => (
        <WordsAtSale key={`${sold.holdingId} ${portfolioId}`} sold={sold} portfolioId={portfolioId} />
      )}
      onSaved={() => void revalidate()}
    />
  );
}
