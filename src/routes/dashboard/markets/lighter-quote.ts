import type { Quote } from '../../../domains/market-data/ui/quote.ts';
import { onceFor } from '../../../foundation/once-for.ts';

/**
 * A line the size of a word needs four digits that count, and a printed change four decimals, not seventeen:
 * a page has hundreds of each.
 */
function lighterQuote(quote: Quote): Quote {
  const changes = Object.entries(quote.changes).map(([period, change]) => [
    period,
    change === null ? null : Number(change.toFixed(4)),
  ]);
  return {
    ...quote,
    changes: Object.fromEntries(changes) as Quote['changes'],
    sparkline: quote.sparkline.map((point) => Number(point.toPrecision(4))),
  };
}

/** The list is the same for everybody until the market changes. */
export const lighterQuotes = onceFor((quotes: Quote[]) => quotes.map(lighterQuote));
