import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLocale, useNow, useTranslations } from 'use-intl';
import type { ModalProps } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import {
  PortfolioDialog,
  type PortfolioModalProps,
} from '../../../domains/ledger/ui/portfolio/portfolio-dialog.tsx';
import type { PortfolioRecord } from '../../../domains/ledger/ui/portfolio/portfolio-values.ts';
import { MessagesProvider } from '../../../i18n/messages-provider.tsx';
import { useMessagesOf } from '../../../i18n/use-messages-of.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { allowedBy } from './plan-limits.ts';
import { useCurrencyOptions } from './use-currency-options.ts';
import { useShellData } from './use-shell-data.ts';

/** `openModal('upsertPortfolio', …)`: the form with its texts, currencies and what the plan allows. */
export function UpsertPortfolio(props: PortfolioModalProps & ModalProps<PortfolioRecord>) {
  const { onClose, mode } = props;
  const t = useTranslations('common');
  const locale = useLocale();
  const now = useNow();
  const to = usePath();
  const { revalidate } = useRevalidator();
  const shell = useShellData();
  const currencies = useCurrencyOptions(shell?.currencies ?? []);
  const onFailure = useCallback(() => {
    toast.error(t('error.offline'));
    onClose();
  }, [t, onClose]);
  const messages = useMessagesOf('ledger', onFailure);
  useLeaveWithPage(mode === 'required', onClose);
  if (!messages || !shell) return null;
  return (
    <MessagesProvider locale={locale} messages={messages} now={now.toISOString()}>
      <PortfolioDialog
        {...props}
        currencies={currencies}
        currencyId={currencies.find(({ code }) => code === 'PLN')?.value ?? currencies[0]?.value ?? ''}
        smsAllowed={allowedBy(shell.user, 'canHaveSMSNotifications') > 0}
        plansTo={to('payment')}
        onSaved={() => void revalidate()}
      />
    </MessagesProvider>
  );
}

/** Whoever goes back or elsewhere has left the page that needed a portfolio, and with it this dialog. */
function useLeaveWithPage(bound: boolean, onClose: () => void): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (bound && pathname !== opened.current) onClose();
  }, [bound, pathname, onClose]);
}
