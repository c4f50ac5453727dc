import { classNames } from '../class-names.ts';
import styles from './ticker-badge.module.css';

type Props = { ticker: string; size?: 'sm' | 'md' };

/** A tile with a ticker, 48 x 32. Longer tickers are cut; the full name stands beside it. */
export function TickerBadge({ ticker, size = 'md' }: Props) {
  return <span className={classNames(styles.badge, styles[size])}>{ticker.slice(0, 5)}</span>;
}
