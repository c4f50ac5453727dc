import type { ReactNode } from 'react';
import styles from './total-count.module.css';

/** Of how many rows a total is. */
export function TotalCount({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}
