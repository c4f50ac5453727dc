import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import {
  TransactionDialog,
  type TransactionModalProps,
} from '../../../domains/ledger/ui/transaction/transaction-dialog.tsx';
import type { SavedTransaction } from '../../../domains/ledger/ui/transaction/use-transaction-form.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';
import { transactionSources } from './transaction-sources.ts';

/** `openModal('upsertTransaction', …)`: the form with what it needs of other domains, and its texts. */
export function UpsertTransaction(props: TransactionModalProps & ModalProps<SavedTransaction>) {
  const { onClose } = props;
  const t = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const sources = useMemo(() => transactionSources(locale), [locale]);
  const onFailure = useCallback(() => {
    toast.error(t('error.offline'));
    onClose();
  }, [t, onClose]);
  const messages = useMessagesOf('transactions', onFailure);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <TransactionDialog
        {...props}
        sources={sources}
        today={dayInWarsaw(now)}
        onSaved={() => void revalidate()}
      />
    </MessagesProvider>
  );
}
