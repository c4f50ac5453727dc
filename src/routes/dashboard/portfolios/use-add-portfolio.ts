import { useTranslations } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { upsertPortfolio } from '../../../domains/ledger/ui/ledger-modals.ts';
import { usePath } from '../../../i18n/use-path.ts';
import { useDashboard } from '../shell/dashboard-context.ts';

/** Opens the form of a new portfolio, or says that the plan has no room for one. */
export function useAddPortfolio(count: number): () => void {
  const t = useTranslations('portfolios');
  const to = usePath();
  const { user, showNotice } = useDashboard();
  const most = allowedBy(user, 'canCreateMorePortfolios');
  return () => {
    if (count < most) return void openModal(upsertPortfolio);
    showNotice({
      text: t('upgradeText', { count: most }),
      tone: 'amber',
      action: { label: t('plans'), to: to('payment') },
    });
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
