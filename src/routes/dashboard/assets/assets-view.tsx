import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { openModal } from '../../../design-system/overlays/open-modal.ts';
import { ReadOnlyBanner } from '../../../domains/billing/ui/read-only.tsx';
import { upsertAsset, upsertTransaction } from '../../../domains/ledger/ui/ledger-modals.ts';
import type { portfolioPerformance } from '../../../domains/performance/contract.ts';
import { transactionsPath } from '../../../domains/performance/journal/transactions-path.ts';
import { lastCloseDay } from '../../../domains/performance/positions/last-close-day.ts';
import {
  HoldingsPageCard,
  type HoldingsWithTag,
} from '../../../domains/performance/ui/holdings/holdings-page-card.tsx';
import { ClosedPositionsCard } from '../../../domains/performance/ui/holdings/holdings-page-closed.tsx';
import { ContributionCard } from '../../../domains/performance/ui/portfolio/contribution-card.tsx';
import { PortfolioValueCard } from '../../../domains/performance/ui/portfolio/portfolio-value-card.tsx';
import { SourcesCard } from '../../../domains/performance/ui/portfolio/sources-card.tsx';
import type {
  Benchmark,
  HistoryRequest,
} from '../../../domains/performance/ui/portfolio/use-portfolio-history.ts';
import { AllocationAgainstTarget } from '../../../domains/performance/ui/rebalancing/allocation-against-target.tsx';
import type { AssetTags } from '../../../domains/remarks/tags-contract.ts';
import type { ChangePeriod } from '../../../domains/valuation/figures-contract.ts';
import type { CallOutput } from '../../../foundation/contract.ts';
import { usePath } from '../../../i18n/use-path.ts';
import styles from './assets.module.css';
import { AssetsNotices } from './assets-notices.tsx';
import { AssetsWrapper } from './assets-wrapper.tsx';
import { useHoldingActions } from './use-holding-actions.ts';

export type ShownAssets = CallOutput<typeof portfolioPerformance>['data'];

type Props = {
  shown: ShownAssets;
  /** What the answer was asked with. */
  request: HistoryRequest;
  today: string;
  /** The moment of the answer. */
  stamp: string;
  period: ChangePeriod;
  benchmark: Benchmark;
  exportable: boolean;
  tagged: readonly AssetTags[];
  filter: HoldingsWithTag | null;
  onTag: (tag: string | null) => void;
  onPeriod: (period: ChangePeriod) => void;
  onBenchmark: (benchmark: Benchmark) => void;
};

/** The cards of a portfolio, or of everything together. */
export function AssetsView(props: Props) {
  const { shown, request, today, stamp, period, benchmark, exportable } = props;
  const t = useTranslations('assets');
  const to = usePath();
  const actions = useHoldingActions();
  const { portfolio, figures, holdings, closed, history } = shown;
  const portfolioId = portfolio?.id;
  const name = portfolio?.name ?? t('title');
  const empty = holdings.length === 0 && closed.length === 0 && figures.cash.length === 0;
  const emptyActions = (
    <>
      <Button
        variant="primary"
        icon="plus"
        disabled={portfolio?.is_read_only}
        onClick={() => void openModal(upsertTransaction, { portfolioId })}
      >
        {t('actions.addTransaction')}
      </Button>
      <Button
        icon="drop"
        disabled={portfolio?.is_read_only}
        onClick={() => void openModal(upsertAsset, { portfolioId })}
      >
        {t('actions.addAsset')}
      </Button>
      <Button variant="text" icon="spark" to={`${to('dashboard')}?example=1`}>
        {t('holdings.example')}
      </Button>
    </>
  );
  const table = (
    <HoldingsPageCard
      name={name}
      figures={figures}
      holdings={holdings}
      severalPortfolios={portfolio === null}
      actions={actions}
      exportable={exportable}
      tagged={props.tagged}
      filter={props.filter}
      onTag={props.onTag}
      emptyActions={emptyActions}
    />
  );
  const wrapper = portfolio && (
    <AssetsWrapper portfolio={portfolio} holdings={holdings} today={today} stamp={stamp} />
  );
  const readOnly = portfolio?.is_read_only && <ReadOnlyBanner of="portfolio" />;
  if (empty)
    return (
      <div className={styles.cards}>
        {readOnly}
        {wrapper}
        {table}
      </div>
    );
  return (
    <div className={styles.cards}>
      {readOnly}
      <AssetsNotices figures={figures} holdings={holdings} />
      <PortfolioValueCard
        of={request.of}
        figures={figures}
        basis={shown.on_basis}
        today={today}
        closeDay={lastCloseDay(holdings)}
        loaded={{ request, history }}
        period={period}
        benchmark={benchmark}
        onPeriod={props.onPeriod}
        onBenchmark={props.onBenchmark}
        rowsTo={transactionsPath(to('transactions'), { portfolioId })}
      />
      <div className={styles.pair}>
        <SourcesCard figures={figures} />
        <ContributionCard holdings={holdings} closed={closed} figures={figures} />
      </div>
      {wrapper}
      {portfolio && (
        <AllocationAgainstTarget portfolioId={portfolio.id} currency={figures.shown_currency} stamp={stamp} />
      )}
      {table}
      <ClosedPositionsCard
        name={name}
        closed={closed}
        currency={figures.shown_currency}
        severalPortfolios={portfolio === null}
      />
    </div>
  );
}
