import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { ModalProps } from '../../../../design-system/overlays/open-modal.ts';
import { allowedBy } from '../../../billing/allowed-by.ts';
import { useCurrencyOptions } from '../../../instruments/ui/use-currency-options.ts';
import { PortfolioDialog, type PortfolioModalProps } from '../../../ledger/ui/portfolio/portfolio-dialog.tsx';
import type { PortfolioRecord } from '../../../ledger/ui/portfolio/portfolio-values.ts';
import { LotMethodChange } from './lot-method-change.tsx';
import { useDashboardData } from './use-dashboard-data.ts';

/** `upsertPortfolio`: the form with its currencies and what the plan allows. */
export function UpsertPortfolio(props: PortfolioModalProps & ModalProps<PortfolioRecord>) {
  const { onClose, mode, portfolio } = props;
  const { revalidate } = useRevalidator();
  const shell = useDashboardData();
  const currencies = useCurrencyOptions(shell?.currencies ?? []);
  useLeaveWithPage(mode === 'required', onClose);
  if (!shell) return null;
  return (
    <PortfolioDialog
      {...props}
      currencies={currencies}
      currencyId={currencies.find(({ code }) => code === 'PLN')?.value ?? currencies[0]?.value ?? ''}
      smsAllowed={allowedBy(shell.user, 'canHaveSMSNotifications') > 0}
      onSaved={() => void revalidate()}
      lotChange={(method) =>
        portfolio && <LotMethodChange portfolioId={portfolio.id} from={portfolio.lot_method} to={method} />
      }
    />
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
