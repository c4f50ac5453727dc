import type { CSSProperties } from 'react';
import styles from './stake-bar.module.css';

type Props = { direct: string; inside: string; most: number; thick?: boolean; track?: boolean };

/** Dark stone is held directly, amber is what one does not see. Beside it stand the same figures in words. */
export function StakeBar({ direct, inside, most, thick, track }: Props) {
  const part = (value: string) => ({ '--size': Math.max(0, Number(value)) / (most || 1) }) as CSSProperties;
  return (
    <span
      className={styles.bar}
      data-thick={thick || undefined}
      data-track={track || undefined}
      aria-hidden="true"
    >
      {Number(direct) > 0 && <i className={styles.direct} style={part(direct)} />}
      {Number(inside) > 0 && <i className={styles.inside} style={part(inside)} />}
    </span>
  );
}

/** What the two colours mean. */
export function StakeLegend({ direct, inside }: { direct: string; inside: string }) {
  return (
    <ul className={styles.legend}>
      <li>
        <i className={styles.direct} />
        {direct}
      </li>
      <li>
        <i className={styles.inside} />
        {inside}
      </li>
    </ul>
  );
}
