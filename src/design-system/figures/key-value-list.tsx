import type { ReactNode } from 'react';
import styles from './key-value-list.module.css';

type Props = { items: readonly { key: string; label: ReactNode; value: ReactNode }[] };

/** Names at the left, values at the right, a hairline between. */
export function KeyValueList({ items }: Props) {
  return (
    <dl>
      {items.map((item) => (
        <div key={item.key} className={styles.row}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
