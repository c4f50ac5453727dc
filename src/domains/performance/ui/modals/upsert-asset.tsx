import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useNow } from 'use-intl';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { dayInWarsaw } from '../../../../foundation/calendar-day.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { allowedBy } from '../../../billing/allowed-by.ts';
import { useCurrencyOptions } from '../../../instruments/ui/use-currency-options.ts';
import { AssetDialog, type AssetModalProps } from '../../../ledger/ui/asset/asset-dialog.tsx';
import type { PickedAsset } from '../../../ledger/ui/asset/asset-values.ts';
import { assetPick } from '../../../ledger/ui/asset/use-asset-picks.ts';
import { openOwnInstrument } from '../../../market-data/ui/own-instruments/own-instrument.ts';
import { transactionsPath } from '../../journal/transactions-path.ts';
import { transactionSources } from './transaction-sources.ts';
import { useDashboardData } from './use-dashboard-data.ts';

/** `upsertAsset`: the picker and the form with what they need of other domains. */
export function UpsertAsset(props: AssetModalProps & ModalProps<{ id: string }>) {
  const locale = useLocale();
  const now = useNow();
  const to = usePath();
  const { revalidate } = useRevalidator();
  const shell = useDashboardData();
  const currencies = useCurrencyOptions(shell?.currencies ?? []);
  const sources = useMemo(() => transactionSources(locale), [locale]);
  if (!shell) return null;
  return (
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
  );
}

/** What was searched for and not found is what the new instrument is called at first. */
async function addOwn(name: string, locale: string): Promise<PickedAsset | undefined> {
  const saved = await openOwnInstrument(name ? { name } : {});
  return saved && assetPick(saved, locale);
}
