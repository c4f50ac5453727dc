import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './results-view.module.css';

/** The results' layout before they have come. */
export function ResultsSkeleton() {
  return (
    <div className={styles.results} aria-busy="true">
      <div className={styles.skeletonChips}>
        {[0, 1, 2].map((chip) => (
          <Skeleton key={chip} width={176} height={48} shape="block" />
        ))}
      </div>
      <Skeleton shape="block" height={488} />
      <div className={styles.two}>
        <Skeleton shape="block" height={440} />
        <Skeleton shape="block" height={440} />
      </div>
    </div>
  );
}
