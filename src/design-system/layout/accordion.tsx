import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.tsx';
import styles from './accordion.module.css';

type Item = { id: string; title: ReactNode; content: ReactNode; open?: boolean };
type Props = {
  items: readonly Item[];
  /** Opening one closes the others of the same name. */
  name?: string;
};

/** Questions and answers; opens without JavaScript and is found by the browser's page search. */
export function Accordion({ items, name }: Props) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            {item.title}
            <Icon name="chevron-down" className={styles.chevron} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
