import { useTranslations } from 'use-intl';
import { Amount } from '../../design-system/amount.tsx';
import { Change } from '../../design-system/change.tsx';
import styles from './ticker-tape.module.css';
import { Wrap } from './wrap.tsx';

export type Quote = {
  symbol: string;
  /** A decimal string; it is printed with the decimals it has. */
  value: string;
  /** Null where the day before is not known. */
  changePercent: number | null;
};

type Props = { tape: readonly Quote[]; simulated: boolean };

/** The strip of quotes. It scrolls by hand where it is too long, and never by itself. */
export function TickerTape({ tape, simulated }: Props) {
  const t = useTranslations('site.tape');
  if (tape.length === 0) return null;
  return (
    <Wrap>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.tape} aria-label={t('label')} tabIndex={0}>
        {simulated && <p className={styles.note}>{t('simulated')}</p>}
        <ul className={styles.quotes}>
          {tape.map(({ symbol, value, changePercent }) => (
            <li key={symbol}>
              <b>{symbol}</b>
              <Amount
                value={value}
                currency="PLN"
                bare
                decimals={value.split('.')[1]?.length ?? 0}
                className={styles.value}
              />
              {changePercent !== null && <Change percent={changePercent} className={styles.change} />}
            </li>
          ))}
        </ul>
      </section>
    </Wrap>
  );
}
