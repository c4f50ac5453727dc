import type { symbolClass } from '../../../domains/market-data/contract.ts';
import type { CallOutput } from '../../../foundation/contract.ts';

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
  };
}

/** A sector that has no name in the catalogue is shown as its source calls it. */
export function sectorName(sector: string | null, names: Record<string, string>): string | null {
  return sector === null ? null : (names[sector] ?? sector);
}

export function scaled(points: readonly number[]): number[] {
  const low = Math.min(...points);
  const span = Math.max(...points) - low;
  return points.map((value) => (span > 0 ? Math.round(((value - low) / span) * height) : height / 2));
}

function twoDecimals(change: number | null): number | null {
  return change === null ? null : Math.round(change * 100) / 100;
}
