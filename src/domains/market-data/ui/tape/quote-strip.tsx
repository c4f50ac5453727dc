import type { ReactNode } from 'react';
import { classNames } from '../../../../design-system/class-names.ts';
import { Change } from '../../../../design-system/figures/change.tsx';
import { useNumbers } from '../../../../design-system/figures/use-numbers.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { tickerTape } from '../../contract.ts';
import { priceText } from '../price-text.ts';
import styles from './quote-strip.module.css';

export type Quote = CallOutput<typeof tickerTape>['data'][number];

type Props = {
  label: string;
  quotes: readonly Quote[];
  /** What stands before the quotes, and behind them. */
  before?: ReactNode;
  after?: ReactNode;
  className?: string;
  quotesClassName?: string;
};

/** Quotes in a row. It scrolls by hand where it is too long, and never by itself. */
export function QuoteStrip({ label, quotes, before, after, className, quotesClassName }: Props) {
  const numbers = useNumbers();
  return (
    <section
      className={classNames(styles.strip, className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-print="hide"
    >
      {before}
      <ul className={classNames(styles.quotes, quotesClassName)}>
        {quotes.map(({ symbol, value, change_percent: change, ...quote }) => (
          <li key={symbol}>
            <b>{symbol}</b>
            <span className={styles.value}>
              {quote.currency === null
                ? numbers.number(value, { decimals: decimalsOf(value) })
                : priceText(
                    {
                      price: value,
                      price_unit: quote.price_unit,
                      currency: quote.currency,
                      class: quote.class ?? '',
                    },
                    numbers,
                  )}
            </span>
            {change !== null && <Change percent={change} className={styles.change} />}
          </li>
        ))}
      </ul>
      {after}
    </section>
  );
}

/** Prices come with the decimals they are quoted in; two at least, so that a row of them reads evenly. */
function decimalsOf(value: string): number {
  return Math.max(2, value.split('.')[1]?.length ?? 0);
}
