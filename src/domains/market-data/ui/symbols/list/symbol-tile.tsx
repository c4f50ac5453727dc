import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Change } from '../../../../../design-system/figures/change.tsx';
import { TickerBadge } from '../../../../../design-system/figures/ticker-badge.tsx';
import { usePath } from '../../../../../i18n/use-path.ts';
import { Price } from '../price/price.tsx';
import { TrendLine } from '../price/trend-line.tsx';
import type { SlimQuote } from './slim-quote.ts';
import styles from './symbol-tile.module.css';

/** A symbol as a tile: who, how much, and how its year went. */
export function SymbolTile({ quote }: { quote: SlimQuote }) {
  const t = useTranslations('symbols');
  const to = usePath();
  return (
    <Link className={styles.tile} to={to('symbol', { class: quote.class, asset: quote.slug })}>
      <TickerBadge ticker={quote.ticker} />
      <b className={styles.name}>{quote.name}</b>
      {!quote.withheld && (
        <>
          <span className={styles.figures}>
            {quote.price === null ? <span>–</span> : <Price value={quote.price} of={quote} />}
            {quote.day !== null && <Change percent={quote.day} reason={t('noChange')} />}
          </span>
          <TrendLine points={quote.trend} className={styles.trend} />
        </>
      )}
    </Link>
  );
}
