import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './asset-name.module.css';
import { TickerBadge } from './ticker-badge.tsx';
import { TwoLines } from './two-lines.tsx';

type Props = {
  ticker: string;
  name: ReactNode;
  note?: ReactNode;
  /** Its page. */
  to?: string | undefined;
  /** In a table whose rows lead where their names lead. */
  leadsRow?: boolean;
};

/** Badge, name and what it is: the first cell of every table of holdings. */
export function AssetName({ ticker, name, note, to, leadsRow }: Props) {
  const link = to !== undefined && (
    <Link to={to} className={styles.link} data-row-link={leadsRow ? '' : undefined}>
      {name}
    </Link>
  );
  return (
    <span className={styles.asset}>
      <TickerBadge ticker={ticker} />
      <TwoLines name={link || name} note={note} />
    </span>
  );
}
