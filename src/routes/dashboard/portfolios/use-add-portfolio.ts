import { useTranslations } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { allowedBy } from '../../../domains/billing/allowed-by.ts';
import { upsertPortfolio } from '../../../domains/ledger/ui/ledger-modals.ts';
import { useDashboard } from '../shell/dashboard-context.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';

/** Opens the form of a new portfolio, or says that the plan has no room for one. */
export function useAddPortfolio(count: number): () => void {
  const t = useTranslations('portfolios');
  const offerPlans = useUpgradeNotice();
  const { user } = useDashboard();
  const most = allowedBy(user, 'canCreateMorePortfolios');
  return () => {
    if (count < most) return void openModal(upsertPortfolio);
    offerPlans(t('upgradeText', { count: most }));
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
}
