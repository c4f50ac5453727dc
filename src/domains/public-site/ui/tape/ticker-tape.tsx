import { useTranslations } from 'use-intl';
import { Amount } from '../../../../design-system/figures/amount.tsx';
import { Change } from '../../../../design-system/figures/change.tsx';
import { useViewer } from '../../../../design-system/site/viewer.ts';
import { Wrap } from '../../../../design-system/site/wrap.tsx';
import type { Tape } from './tape.ts';
import styles from './ticker-tape.module.css';
import { useLiveTape } from './use-live-tape.ts';

type Props = { tape: Tape };

/** The strip of quotes. It scrolls by hand where it is too long, and never by itself; its figures follow the market. */
export function TickerTape({ tape: given }: Props) {
  const t = useTranslations('site.tape');
  const { quotes, simulated } = useLiveTape(given, useViewer() ? 'person' : 'visitor');
  if (quotes.length === 0) return null;
  return (
    <Wrap>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.tape} aria-label={t('label')} tabIndex={0}>
        {simulated && <p className={styles.note}>{t('simulated')}</p>}
        <ul className={styles.quotes}>
          {quotes.map(({ symbol, value, changePercent }) => (
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
