import type { Quote } from '../../../domains/market-data/ui/quote.ts';

/**
 * A line the size of a word needs four digits that count, and a printed change four decimals, not seventeen:
 * a page has hundreds of each.
 */
export function lighterQuote(quote: Quote): Quote {
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
