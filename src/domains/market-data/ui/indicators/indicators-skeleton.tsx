import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './indicators-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function IndicatorsSkeleton() {
  return (
    <div>
      <Skeleton width={160} height={28} />
      {rows.map((row) => (
        <p key={row} className={styles.row}>
          <Skeleton width={120} />
          <Skeleton width={88} />
        </p>
      ))}
    </div>
  );
}
