import { useTranslations } from 'use-intl';
import { Button } from '../../../../design-system/button.tsx';
import { Card } from '../../../../design-system/layout/card.tsx';
import { TextLink } from '../../../../design-system/layout/text-link.tsx';
import { EmptyState } from '../../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../../design-system/states/error-state.tsx';
import { usePath } from '../../../../i18n/use-path.ts';
import { ReadOnlyBanner } from '../../../billing/ui/read-only.tsx';
import { openConnect } from '../../../strategies/ui/open-connect.ts';
import type { RebalancingOutput } from '../../rebalancing-contract.ts';
import styles from './allocation-against-target.module.css';
import { AllocationSkeleton } from './allocation-skeleton.tsx';
import { DriftTable } from './drift-table.tsx';
import { RebalancingProposal } from './rebalancing-proposal.tsx';
import { useRebalancing } from './use-rebalancing.ts';

type Props = {
  portfolioId: string;
  /** The shown currency. */
  currency: string;
  /** Changes when the portfolio's figures may have, such as the loader's moment. */
  stamp?: string;
};

/** Where a portfolio stands against its strategy, and what would bring it nearer. Its texts are the area `strategies`. */
export function AllocationAgainstTarget({ portfolioId, currency, stamp }: Props) {
  const t = useTranslations('strategies.target');
  const to = usePath();
  const { data, failed, loading, reload, ...controls } = useRebalancing(portfolioId, currency, stamp);
  if (!data) {
    return (
      <Card graphite title={t('title')}>
        {failed ? <ErrorState title={t('failed')} onRetry={reload} /> : <AllocationSkeleton />}
      </Card>
    );
  }
  const connect = async () => {
    const done = await openConnect({ portfolio: { id: data.portfolio_id, name: data.portfolio_name } });
    if (done) reload();
  };
  if (!data.strategy) {
    return (
      <Card graphite title={t('title')}>
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          actions={
            <Button icon="link" onClick={() => void connect()}>
              {t('connect')}
            </Button>
          }
        />
      </Card>
    );
  }
  const { id, is_own } = data.strategy;
  const page = is_own ? `${to('ownStrategy', { id })}?portfolio=${portfolioId}` : to('strategy', { id });
  if (data.is_read_only)
    return (
      <Card graphite title={t('title')}>
        <p>{t('follows', { name: data.strategy.name })}</p>
        <ReadOnlyBanner of="strategy" />
      </Card>
    );
  return (
    <Card graphite>
      <div className={styles.columns}>
        <div>
          <header className={styles.head}>
            <div>
              <h2>{t('title')}</h2>
              <p>{t('follows', { name: data.strategy.name })}</p>
            </div>
            <span className={styles.links}>
              <TextLink tone="muted" to={page}>
                {t('open')}
              </TextLink>
              <TextLink tone="muted" onClick={() => void connect()}>
                {t('change')}
              </TextLink>
            </span>
          </header>
          <DriftTable data={data} />
          <Notes data={data} />
        </div>
        <RebalancingProposal
          data={data}
          mode={controls.mode}
          onMode={controls.setMode}
          amount={controls.amount}
          onAmount={controls.setAmount}
          wrong={controls.wrong}
          loading={loading}
        />
      </div>
    </Card>
  );
}

/** What the figures leave out. */
function Notes({ data }: { data: RebalancingOutput }) {
  const t = useTranslations('strategies.target');
  if (data.missing === 0 && !data.cash_is_missing) return null;
  return (
    <div className={styles.notes} role="note">
      {data.missing > 0 && <p>{t('missing', { count: data.missing })}</p>}
      {data.cash_is_missing && <p>{t('cashMissing')}</p>}
    </div>
  );
}
