import { useTranslations } from 'use-intl';
import { Change } from '../../../design-system/figures/change.tsx';
import { formatNumber } from '../../../foundation/format-number.ts';
import type { Shell } from './load-shell.ts';
import styles from './ticker-tape.module.css';

type Props = { quotes: Shell['tape'] };

/** The strip of quotes. It scrolls by hand where it is too long, and never by itself. */
export function TickerTape({ quotes }: Props) {
  const t = useTranslations('dashboard.tape');
  if (quotes.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.tape} aria-label={t('label')} tabIndex={0} data-print="hide">
      <ul className={styles.quotes}>
        {quotes.map(({ symbol, value, change_percent: change }) => (
          <li key={symbol}>
            <b>{symbol}</b>
            <span className={styles.value}>
              {formatNumber(value, { decimals: decimalsOf(value), style: 'pl' })}
            </span>
            {change !== null && <Change percent={change} className={styles.change} />}
          </li>
        ))}
      </ul>
      {quotes.some((quote) => quote.is_simulated) && <span className={styles.note}>{t('simulated')}</span>}
    </section>
  );
}

/** Prices come with the decimals they are quoted in; two at least, so that a column of them reads evenly. */
function decimalsOf(value: string): number {
  return Math.max(2, value.split('.')[1]?.length ?? 0);
}
