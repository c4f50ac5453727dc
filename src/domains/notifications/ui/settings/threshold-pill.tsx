import type { ComponentProps } from 'react';
import styles from './threshold-pill.module.css';

/** A figure inside a sentence that opens what it is made of. */
export function ThresholdPill({ children, ...native }: ComponentProps<'button'>) {
  return (
    <button type="button" aria-haspopup="dialog" {...native} className={styles.pill}>
      {children}
    </button>
  );
}
