import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './notification-skeleton.module.css';

/** Where notifications will stand. */
export function NotificationSkeleton() {
  return (
    <div className={styles.rows}>
      {[62, 48, 70, 54, 66].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={40} height={40} shape="badge" />
          <span className={styles.text}>
            <Skeleton width={`${width - 20}%`} height={14} />
            <Skeleton width={`${width}%`} height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}
