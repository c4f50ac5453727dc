import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A named row of the gallery. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <div className={styles.name}>{name}</div>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
