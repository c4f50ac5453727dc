import { useTranslations } from 'use-intl';
import { Button } from '../../../design-system/button.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { EmptyState } from '../../../design-system/states/empty-state.tsx';
import { ErrorState } from '../../../design-system/states/error-state.tsx';
import type { StrategyOutput } from '../contract.ts';
import styles from './strategies-card.module.css';
import { StrategiesTable } from './strategies-table.tsx';
import { StrategySearch } from './strategy-search.tsx';

type Props = {
  /** Nothing when they did not load. */
  strategies: readonly StrategyOutput[] | null;
  search: string;
  loading: boolean;
  onSearch: (search: string) => void;
  onRetry: () => void;
};

export function StrategiesCard({ strategies, search, loading, onSearch, onRetry }: Props) {
  const t = useTranslations('strategies');
  return (
    <Card flush className={styles.card}>
      <div className={styles.top}>
        <StrategySearch search={search} onSearch={onSearch} />
      </div>
      {!strategies && !loading ? (
        <ErrorState title={t('failed')} onRetry={onRetry} />
      ) : (
        <StrategiesTable
          strategies={strategies ?? []}
          loading={loading}
          empty={
            <EmptyState
              title={t('search.none', { search })}
              text={t('search.noneText')}
              actions={<Button onClick={() => onSearch('')}>{t('search.reset')}</Button>}
            />
          }
        />
      )}
    </Card>
  );
}
