import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './own-form.module.css';

/** Fields where they will stand. */
export function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      {[0, 1, 2].map((field) => (
        <div key={field}>
          <Skeleton width={96} />
          <Skeleton shape="block" height={48} />
        </div>
      ))}
    </div>
  );
}
