import { useCallback } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import type {
  OwnInstrumentModalProps,
  SavedInstrument,
} from '../../../domains/market-data/ui/own-instruments/own-instrument.ts';
import { OwnInstrumentDialog } from '../../../domains/market-data/ui/own-instruments/own-instrument-dialog.tsx';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';

/** `openModal('ownInstrument', …)` from any page, with its texts. */
export function OwnInstrument(props: OwnInstrumentModalProps & ModalProps<SavedInstrument>) {
  const { onClose } = props;
  const t = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const onFailure = useCallback(() => {
    toast.error(t('error.offline'));
    onClose();
  }, [t, onClose]);
  const messages = useMessagesOf('instruments', onFailure);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <OwnInstrumentDialog {...props} />
    </MessagesProvider>
  );
}
