import { useCallback } from 'react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { shareEvents } from '../../../design-system/live/share-events.ts';
import { thisBrowser } from '../../../design-system/live/this-browser.ts';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import type { SimulationOf } from '../../../domains/backtest/ui/open-simulation.ts';
import { SimulationDialog } from '../../../domains/backtest/ui/simulation-dialog.tsx';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';

/** The simulation dialog with what it needs of the page: its texts, and news of its runs. */
export function SimulationModal(props: ModalProps & SimulationOf) {
  const { onClose } = props;
  const locale = useLocale();
  const now = useNow();
  const t = useTranslations('common');
  const onFailure = useCallback(() => {
    toast.error(t('error.offline'));
    onClose();
  }, [t, onClose]);
  const messages = useMessagesOf('backtest', onFailure);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <SimulationDialog {...props} onNews={onNews} />
    </MessagesProvider>
  );
}

/** Calls back when a run of this person has got on, from the stream all tabs share. */
function onNews(listener: () => void): () => void {
  const browser = thisBrowser('person');
  if (!browser) return () => {};
  return shareEvents(browser, (name) => {
    if (name === 'SimulationChanged' || name === 'Resync') listener();
  });
}
