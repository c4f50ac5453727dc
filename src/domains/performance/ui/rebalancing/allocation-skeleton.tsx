import { useTranslations } from 'use-intl';
import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import columns from './allocation-against-target.module.css';
import styles from './allocation-skeleton.module.css';

/** The block's layout with bars where the figures will stand. */
export function AllocationSkeleton() {
  const t = useTranslations('ui');
  return (
    <div className={columns.columns} aria-busy="true">
      <span className="visually-hidden">{t('loading')}</span>
      <div>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={112} />
            <Skeleton width="100%" height={12} />
            <Skeleton width={132} />
          </div>
        ))}
      </div>
      <div className={styles.panel}>
        <Skeleton width={160} />
        <Skeleton width="100%" height={48} />
        <Skeleton width="100%" height={32} />
        <Skeleton width="100%" height={32} />
      </div>
    </div>
  );
}
