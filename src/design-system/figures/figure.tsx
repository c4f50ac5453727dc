import type { ReactNode } from 'react';
import { useDetailLevel } from '../detail-level.ts';
import styles from './figure.module.css';

type Props = {
  label: ReactNode;
  children: ReactNode;
  /** Small print beside the figure: a percentage, "a year". */
  note?: ReactNode;
  /** A line under the figure. */
  sub?: ReactNode;
  /** What it is, in a sentence; in sight for who is just starting. */
  meaning?: ReactNode;
};

/** A labelled headline figure. Put several into `FigureList`. */
export function Figure({ label, children, note, sub, meaning }: Props) {
  const level = useDetailLevel();
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <span className={styles.note}>{note}</span>}
        {sub && <span className={styles.sub}>{sub}</span>}
        {meaning && level === 'plain' && <span className={styles.meaning}>{meaning}</span>}
      </dd>
    </div>
  );
}

type ListProps = {
  /** grid stands beside a headline, strip fills a card with hairlines between. */
  layout?: 'grid' | 'strip';
  children: ReactNode;
};

export function FigureList({ layout = 'grid', children }: ListProps) {
  return <dl className={styles[layout]}>{children}</dl>;
}
