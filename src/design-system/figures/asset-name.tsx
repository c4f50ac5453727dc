import type { ReactNode } from 'react';
import styles from './asset-name.module.css';
import { TickerBadge } from './ticker-badge.tsx';
import { TwoLines } from './two-lines.tsx';

type Props = { ticker: string; name: ReactNode; note?: ReactNode };

/** Badge, name and what it is: the first cell of every table of holdings. */
export function AssetName({ ticker, name, note }: Props) {
  return (
    <span className={styles.asset}>
      <TickerBadge ticker={ticker} />
      <TwoLines name={name} note={note} />
    </span>
  );
}
