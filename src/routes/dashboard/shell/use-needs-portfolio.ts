import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { upsertPortfolio } from '../../../domains/ledger/ui/ledger-modals.ts';
import { listPortfolios } from '../../../domains/performance/contract.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { startLoading } from '../../../foundation/start-loading.ts';
import { useDashboard } from './dashboard-context.ts';

/**
 * On pages that show what is in a portfolio: whoever has none makes the first one before anything else. The list that
 * came with the layout is asked for again, because an absent list looks like an empty one.
 */
export function useNeedsPortfolio(): void {
  const locale = useLocale();
  const { portfolios } = useDashboard();
  const none = portfolios.length === 0;
  useEffect(() => {
    if (!none) return;
    return startLoading({
      load: (signal) => callApi(listPortfolios, { query: { simplified: '1' } }, locale, signal),
      onReady: ({ data }) => {
        if (data.length === 0) void openModal(upsertPortfolio, { mode: 'required' });
      },
    });
  }, [none, locale]);
}
