import { Link } from 'react-router';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { TickerBadge } from '../../../../../design-system/figures/ticker-badge.tsx';
import { usePath } from '../../../../../i18n/use-path.ts';
import { Price } from '../price/price.tsx';
import type { SlimQuote } from './slim-quote.ts';
import styles from './symbol-rows.module.css';

/** A few symbols, a line each. */
export function SymbolRows({ quotes }: { quotes: readonly SlimQuote[] }) {
  const to = usePath();
  return (
    <ul className={styles.rows}>
      {quotes.map((quote) => (
        <li key={quote.slug}>
          <Link className={styles.row} to={to('symbol', { class: quote.class, asset: quote.slug })}>
            <TickerBadge ticker={quote.ticker} />
            <b className={styles.name}>{quote.name}</b>
            {!quote.withheld && (
              <>
                <span className={styles.price}>
                  {quote.price === null ? '–' : <Price value={quote.price} of={quote} />}
                </span>
                <span className={styles.change}>
                  {quote.day === null ? '–' : <Change percent={quote.day} />}
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
