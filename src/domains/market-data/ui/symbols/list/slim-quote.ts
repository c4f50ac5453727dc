import type { CallOutput } from '../../../../../foundation/contract.ts';
import type { symbolClass } from '../../../contract.ts';

type Quote = CallOutput<typeof symbolClass>['data'][number];

/** What lists and tiles show of a symbol, and nothing more: every reader downloads it. */
export type SlimQuote = Pick<
  Quote,
  'ticker' | 'name' | 'class' | 'slug' | 'sector' | 'currency' | 'price_unit' | 'price'
> & {
  /** Changes in percent. */
  day: number | null;
  year: number | null;
  /** A year of weekly closes, from 0, the lowest, to 100. */
  trend: number[];
  /** There is a price, but only for those who are signed in. */
  withheld?: true;
};

const height = 100;

/** `sectors` has their names in the page's language. */
export function slimQuote(quote: Quote, sectors: Record<string, string>): SlimQuote {
  const { ticker, name, class: kind, slug, sector, currency, price_unit, price, changes } = quote;
  return {
    ticker,
    name,
    class: kind,
    slug,
    sector: sectorName(sector, sectors),
    currency,
    price_unit,
    price,
    day: twoDecimals(changes['24h']),
    year: twoDecimals(changes['1Y']),
    trend: scaled(quote.sparkline),
    ...(quote.is_withheld && { withheld: true }),
  };
}

/** A sector that has no name in the catalogue is shown as its source calls it. */
export function sectorName(sector: string | null, names: Record<string, string>): string | null {
  return sector === null ? null : (names[sector] ?? sector);
}

/** A range below this part of the price is drawn as the calm it is, not as a storm. */
const leastRange = 0.04;

export function scaled(points: readonly number[]): number[] {
  const low = Math.min(...points);
  const high = Math.max(...points);
  const middle = (low + high) / 2;
  const span = Math.max(high - low, Math.abs(middle) * leastRange) || 1;
  return points.map((value) => Math.round((0.5 + (value - middle) / span) * height));
}

function twoDecimals(change: number | null): number | null {
  return change === null ? null : Math.round(change * 100) / 100;
}
