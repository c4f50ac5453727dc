import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale } from 'use-intl';
import { type ModalProps, openModal } from '../../../../design-system/overlays/open-modal.ts';
import { usePath } from '../../../../i18n/use-path.ts';
import { allowedBy } from '../../../billing/allowed-by.ts';
import { ConnectDialog } from '../../../brokers/ui/connect/connect-dialog.tsx';
import type { ConnectModalProps, ConnectResult } from '../../../brokers/ui/connect/connect-modal.ts';
import { useCurrencyOptions } from '../../../instruments/ui/use-currency-options.ts';
import { upsertAsset } from '../../../ledger/ui/ledger-modals.ts';
import { transactionSources } from './transaction-sources.ts';
import { useDashboardData } from './use-dashboard-data.ts';

/** `connectIntegration`: the dialog with portfolios, currencies and what the plan allows. */
export function ConnectIntegration(props: ConnectModalProps & ModalProps<ConnectResult>) {
  const locale = useLocale();
  const to = usePath();
  const { revalidate } = useRevalidator();
  const shell = useDashboardData();
  const currencies = useCurrencyOptions(shell?.currencies ?? []);
  const { portfolios } = useMemo(() => transactionSources(locale), [locale]);
  if (!shell) return null;
  return (
    <ConnectDialog
      {...props}
      currencies={currencies}
      portfolios={portfolios}
      most={allowedBy(shell.user, 'canConnectMoreIntegrations')}
      importTo={to('importFile')}
      backTo={to('integrations')}
      setupTo={(broker) => to('brokerSetup', { broker })}
      onManual={() => void openModal(upsertAsset)}
      onConnected={() => void revalidate()}
    />
  );
}
