import { Skeleton } from '../../../../design-system/states/skeleton.tsx';
import styles from './transactions-table.module.css';

/** Different widths, as names have them; fixed, so that server and browser draw the same. */
const widths = [104, 136, 88, 120, 72, 112];

/** Rows where rows will stand, in the same heights. */
export function TransactionsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => {
    const width = widths[at % widths.length];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <tr key={at} className={styles.waiting}>
        <td className={styles.phone}>
          <Skeleton shape="badge" />
          <Skeleton width={width} />
          <Skeleton width={72} />
        </td>
        <td className={styles.check}>
          <Skeleton width={20} height={20} />
        </td>
        <td>
          <Skeleton width={76} />
        </td>
        <td>
          <Skeleton width={56} height={24} />
        </td>
        <td className={styles.asset}>
          <Skeleton shape="badge" /> <Skeleton width={width} />
        </td>
        <td className={styles.portfolio}>
          <Skeleton width={64} />
        </td>
        <td className={styles.number}>
          <Skeleton width={32} />
        </td>
        <td className={styles.number}>
          <Skeleton width={72} />
        </td>
        <td className={styles.number}>
          <Skeleton width={72} />
        </td>
        <td className={`${styles.number} ${styles.charges}`}>
          <Skeleton width={40} />
        </td>
        <td className={`${styles.number} ${styles.after}`}>
          <Skeleton width={72} />
        </td>
        <td className={styles.menu} />
      </tr>
    );
  });
}
