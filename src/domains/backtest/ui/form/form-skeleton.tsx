import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './simulation-form.module.css';

/** The form's layout before it has come. */
export function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <div className={styles.frame}>
        <Skeleton shape="block" height={74} />
        <Skeleton shape="block" height={74} />
        <Skeleton shape="block" height={74} width={200} />
      </div>
      {[0, 1, 2].map((slot) => (
        <Skeleton key={slot} shape="block" height={64} />
      ))}
    </div>
  );
}
