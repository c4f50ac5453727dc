import { useTranslations } from 'use-intl';
import type { Period } from '../../period-change.ts';
import { breadth } from '../market/movers.ts';
import type { Quote } from '../quote.ts';
import styles from './breadth-bar.module.css';

type Props = { quotes: readonly Quote[]; period: Period };

const sides = ['up', 'flat', 'down'] as const;

/** How many rose, stood still and fell. */
export function BreadthBar({ quotes, period }: Props) {
  const t = useTranslations('market.movers');
  const counts = breadth(quotes, period);
  return (
    <div className={styles.breadth}>
      <div className={styles.bar} aria-hidden="true">
        {sides.map(
          (side) =>
            counts[side] > 0 && <i key={side} className={styles[side]} style={{ flexGrow: counts[side] }} />,
        )}
      </div>
      <p className={styles.counts}>
        {sides.map((side) => (
          <span key={side}>{t(side, { count: counts[side] })}</span>
        ))}
      </p>
    </div>
  );
}
