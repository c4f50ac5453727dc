import { useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { AssetDialog, type AssetModalProps } from '../../../domains/ledger/ui/asset/asset-dialog.tsx';
import type { PickedAsset } from '../../../domains/ledger/ui/asset/asset-values.ts';
import { assetPick } from '../../../domains/ledger/ui/asset/use-asset-picks.ts';
import { openOwnInstrument } from '../../../domains/market-data/ui/own-instruments/own-instrument.ts';
import { transactionsPath } from '../../../domains/performance/journal/transactions-path.ts';
import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { allowedBy } from '../portfolios/plan-limits.ts';
import { useCurrencyOptions } from '../portfolios/use-currency-options.ts';
import { useShellData } from '../portfolios/use-shell-data.ts';
import { transactionSources } from '../transactions/transaction-sources.ts';

/** `openModal('upsertAsset', …)`: the picker and the form with what they need of other domains, and their texts. */
export function UpsertAsset(props: AssetModalProps & ModalProps<{ id: string }>) {
  const { onClose } = props;
  const t = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const to = usePath();
  const { revalidate } = useRevalidator();
  const shell = useShellData();
  const currencies = useCurrencyOptions(shell?.currencies ?? []);
  const sources = useMemo(() => transactionSources(locale), [locale]);
  const onFailure = useCallback(() => {
    toast.error(t('error.offline'));
    onClose();
  }, [t, onClose]);
  const messages = useMessagesOf('ledger', onFailure);
  if (!messages || !shell) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <AssetDialog
        {...props}
        classes={shell.assetClasses}
        // The name of a currency would not fit beside the price.
        currencies={currencies.map(({ value, code }) => ({ value, code, label: code }))}
        sources={sources}
        today={dayInWarsaw(now)}
        smsAllowed={allowedBy(shell.user, 'canHaveSMSNotifications') > 0}
        transactionsTo={(holding) =>
          transactionsPath(to('transactions'), { portfolioId: holding.portfolio_id, assetId: holding.id })
        }
        addOwn={(name) => addOwn(name, locale)}
        onSaved={() => void revalidate()}
      />
    </MessagesProvider>
  );
}

/** What was searched for and not found is what the new instrument is called at first. */
async function addOwn(name: string, locale: string): Promise<PickedAsset | undefined> {
  const saved = await openOwnInstrument(name ? { name } : {});
  return saved && assetPick(saved, locale);
}
