import { useMemo, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { confirm } from '../../../design-system/overlays/confirm.ts';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { toast } from '../../../design-system/overlays/toast.ts';
import { useFailureText } from '../../../design-system/use-failure-text.ts';
import { openSimulation } from '../../../domains/backtest/ui/open-simulation.ts';
import { exportPortfolio } from '../../../domains/imports/contract.ts';
import { deletePortfolio } from '../../../domains/ledger/contract.ts';
import { upsertPortfolio } from '../../../domains/ledger/ui/ledger-modals.ts';
import type { PortfolioOutput } from '../../../domains/performance/contract.ts';
import { listTransactions } from '../../../domains/performance/journal/transactions-contract.ts';
import type { PortfolioActions } from '../../../domains/performance/ui/portfolio/portfolio-menu.tsx';
import { openConnect } from '../../../domains/strategies/ui/open-connect.ts';
import { addressOf } from '../../../foundation/call-api.ts';
import { fetchFile } from '../shell/fetch-file.ts';
import { useCall } from '../shell/use-call.ts';
import { useUpgradeNotice } from '../shell/use-upgrade-notice.tsx';

type Input = {
  /** Where to be once the portfolio on this page is gone. */
  onRemoved?: () => void;
};

/** What can be done with a portfolio, asked first where it cannot be undone. */
export function usePortfolioActions({ onRemoved }: Input = {}): PortfolioActions {
  const t = useTranslations('portfolios');
  const failureText = useFailureText();
  const call = useCall();
  const locale = useLocale();
  const offerPlans = useUpgradeNotice();
  const { revalidate } = useRevalidator();
  // The actions stay the same ones as long as the page stands: rows are remembered by them.
  const latest = useRef(failureText);
  latest.current = failureText;
  return useMemo(() => {
    async function remove({ id, name, holdings_count, synchronisations }: PortfolioOutput) {
      try {
        const { meta } = await call(listTransactions, { query: { portfolioId: id, limit: '1' } });
        const sure = await confirm({
          title: t('delete.title', { name }),
          effect: t('delete.effect', { assets: holdings_count, transactions: meta.total }),
          body:
            synchronisations.length > 0 &&
            t('delete.feeding', {
              names: synchronisations.map((one) => one.name).join(', '),
              count: synchronisations.length,
            }),
          code: name,
          danger: true,
          confirmLabel: t('delete.confirm'),
        });
        if (!sure) return;
        await call(deletePortfolio, { params: { id } });
        if (onRemoved) onRemoved();
        else await revalidate();
      } catch (failure) {
        toast.error(latest.current(failure));
      }
    }
    async function download({ id, name }: PortfolioOutput, format: 'csv' | 'xlsx') {
      const address = addressOf(exportPortfolio, { params: { id }, query: { format } });
      try {
        const result = await fetchFile(address, `${name}.${format}`, locale);
        if (result === 'upgrade') offerPlans(t('download.upgrade'));
      } catch {
        toast.error(t('download.failed'));
      }
    }
    return {
      edit: (portfolio) => void openModal(upsertPortfolio, { portfolio }),
      remove: (portfolio) => void remove(portfolio),
      connect: ({ id, name }) => void openConnect({ portfolio: { id, name } }),
      simulate: ({ id, name }) => void openSimulation({ portfolioId: id, portfolioName: name }),
      download: (portfolio, format) => void download(portfolio, format),
    };
  }, [t, call, locale, offerPlans, revalidate, onRemoved]);
}
