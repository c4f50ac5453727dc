import { useTranslations } from 'use-intl';
import { Figure, FigureList } from '../../../design-system/figures/figure.tsx';
import { Card } from '../../../design-system/layout/card.tsx';
import { PageHeader } from '../../../design-system/layout/page-header.tsx';
import { Skeleton } from '../../../design-system/states/skeleton.tsx';
import { type Column, DataTable } from '../../../design-system/table/data-table.tsx';
import { useSessionText } from '../../../domains/valuation/ui/use-session-text.ts';
import styles from './assets.module.css';

/** The page with bars where the figures will stand, in the same places. */
export function AssetsSkeleton() {
  const t = useTranslations('assets');
  const { heading } = useSessionText();
  const bar = <Skeleton width={112} height={16} />;
  const columns: Column<never>[] = (
    ['units', 'price', 'value', 'today', 'cost', 'unrealised', 'share'] as const
  ).map((key) => ({
    key,
    header: key === 'today' ? heading(null) : t(`holdings.${key}`),
    align: 'right',
    cell: () => null,
  }));
  return (
    <div aria-busy="true">
      <PageHeader title={<Skeleton width={240} height={32} />} subtitle={<Skeleton width={320} />} />
      <div className={styles.cards}>
        <Card flush className={styles.waitingValue}>
          <div className={styles.waitingHead}>
            <div>
              <p>{t('head.value')}</p>
              <Skeleton width={280} height={56} />
            </div>
            <FigureList>
              <Figure label={t('head.profit')}>{bar}</Figure>
              <Figure label={t('head.irr')}>{bar}</Figure>
              <Figure label={t('head.twrYear')}>{bar}</Figure>
              <Figure label={t('head.invested')}>{bar}</Figure>
            </FigureList>
          </div>
          <Skeleton shape="block" height={320} className={styles.waitingChart} />
        </Card>
        <Card flush title={t('holdings.title')}>
          <DataTable
            label={t('holdings.title')}
            loading
            rows={[]}
            rowKey={String}
            columns={[
              {
                key: 'asset',
                header: t('holdings.asset'),
                skeleton: 'asset',
                mobile: 'title',
                cell: () => null,
              },
              ...columns.map((column) =>
                column.key === 'value' ? { ...column, mobile: 'value' as const } : column,
              ),
            ]}
            totalLabel={t('holdings.total')}
          />
        </Card>
      </div>
    </div>
  );
}
