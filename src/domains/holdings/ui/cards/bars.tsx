import type { CSSProperties, ReactNode } from 'react';
import styles from './bars.module.css';

export type Bar = {
  key: string;
  name: ReactNode;
  figure: ReactNode;
  /** Where it begins and ends; most begin at nothing. */
  from?: number;
  to: number;
  look: 'amber' | 'gain' | 'loss';
};

/** A few upright bars over their names, all from zero unless they say otherwise. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const ends = bars.flatMap(({ from = 0, to }) => [from, to]);
  const most = Math.max(0, ...ends);
  const least = Math.min(0, ...ends);
  const span = most - least || 1;
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ key, name, figure, from = 0, to, look }) => {
        const place = {
          '--top': (most - Math.max(from, to)) / span,
          '--size': Math.abs(to - from) / span,
        } as CSSProperties;
        return (
          <li key={key} className={styles.column}>
            <span className={styles.plot} style={place}>
              <b className={styles.figure}>{figure}</b>
              <i className={styles.bar} data-look={look} />
            </span>
            <span className={styles.name}>{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
