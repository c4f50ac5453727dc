import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { ConnectDialog } from '../../../domains/strategies/ui/connect-dialog.tsx';
import type { ConnectModalProps } from '../../../domains/strategies/ui/open-connect.ts';
import type { PortfolioChoice } from '../../../domains/strategies/ui/picked.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';

/** `openConnect(…)`: the dialog with its texts and with the portfolios' coverage, which is known above its domain. */
export function ConnectStrategy(props: ModalProps<boolean> & ConnectModalProps) {
  const { onClose } = props;
  const t = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const { revalidate } = useRevalidator();
  const onFailure = useCallback(() => {
    toast.error(t('error.offline'));
    onClose();
  }, [t, onClose]);
  const messages = useMessagesOf('strategies', onFailure);
  const portfolios = useCallback(() => loadPortfolios(locale), [locale]);
  if (!messages) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <ConnectDialog {...props} portfolios={portfolios} onConnected={() => void revalidate()} />
    </MessagesProvider>
  );
}

async function loadPortfolios(locale: string): Promise<PortfolioChoice[]> {
  const { data } = await callApi(listPortfolios, { query: {} }, locale);
  return data.flatMap((row) =>
    'strategy_id' in row
      ? [
          {
            id: row.id,
            name: row.name,
            isVirtual: row.is_virtual,
            strategyId: row.strategy_id,
            strategyName: row.strategy_name,
            strategyPercent: row.strategy_percent,
          },
        ]
      : [],
  );
}
