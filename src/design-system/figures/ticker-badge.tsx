import { classNames } from '../class-names.ts';
import { badgeLines } from './badge-lines.ts';
import styles from './ticker-badge.module.css';

type Props = {
  ticker: string;
  size?: 'sm' | 'md';
  /** outline: does not count. amber: nobody knows it yet. */
  look?: 'plain' | 'outline' | 'amber';
};

/** A tile with a ticker, 48 x 32. A long one stands in smaller letters or two lines, so that none looks like another. */
export function TickerBadge({ ticker, size = 'md', look = 'plain' }: Props) {
  const lines = badgeLines(ticker);
  const isLong = lines.some(({ length }) => length > 5) || lines.length > 1;
  return (
    <span
      className={classNames(
        styles.badge,
        styles[size],
        isLong && styles.long,
        look !== 'plain' && styles[look],
      )}
      title={isLong ? ticker : undefined}
    >
      {lines.length === 1
        ? ticker
        : lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are their place
            <span key={at}>{line}</span>
          ))}
    </span>
  );
}
