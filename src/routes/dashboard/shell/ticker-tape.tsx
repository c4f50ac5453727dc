import { useTranslations } from 'use-intl';
import { Change } from '../../../design-system/change.tsx';
import { formatNumber } from '../../../foundation/format-number.ts';
import type { Quote } from './currency-choice.ts';
import styles from './ticker-tape.module.css';

type Props = { quotes: readonly Quote[]; simulated: boolean };

/** The strip of quotes. It scrolls by hand where it is too long, and never by itself. */
export function TickerTape({ quotes, simulated }: Props) {
  const t = useTranslations('dashboard.tape');
  if (quotes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.tape} aria-label={t('label')} tabIndex={0} data-print="hide">
      <ul className={styles.quotes}>
        {quotes.map(({ symbol, value, change }) => (
          <li key={symbol}>
            <b>{symbol}</b>
            <span className={styles.value}>{formatNumber(value, { decimals: 4, style: 'pl' })}</span>
            {change !== undefined && <Change percent={change} className={styles.change} />}
          </li>
        ))}
      </ul>
      {simulated && <span className={styles.note}>{t('simulated')}</span>}
    </section>
  );
}
