import type { Period } from '../../period-change.ts';
import type { Rect } from '../../treemap-layout.ts';
import type { Quote } from '../quote.ts';
import { type MapSector, marketMap } from './market-map.ts';

type Size = { width: number; height: number };
/** Why every tile has the same area, where it has. */
export type EqualReason = 'unknown' | 'dwarfed';
type MarketTiles = { sectors: MapSector<Quote>[]; equal: EqualReason | null; shown: number };

/** One giant leaves no room for anybody else; a map of fewer tiles than this shows no market. */
const fewest = 6;

/** Areas by market value; equal ones where most values are not known, or where one dwarfs all others. */
export function mapTiles(quotes: readonly Quote[], size: Size): MarketTiles {
  const priced = quotes.filter(({ price }) => price !== null);
  const valued = priced.filter(({ market_value }) => Number(market_value) > 0);
  if (valued.length * 2 < priced.length) return draw(priced, () => 1, size, 'unknown');
  const byValue = draw(valued, ({ market_value }) => Number(market_value), size, null);
  return byValue.shown < Math.min(fewest, valued.length) ? draw(priced, () => 1, size, 'dwarfed') : byValue;
}

function draw(
  quotes: readonly Quote[],
  weightOf: (quote: Quote) => number,
  size: Size,
  equal: EqualReason | null,
): MarketTiles {
  const items = quotes.map((item) => ({ item, sector: item.sector ?? '', weight: weightOf(item) }));
  const sectors = marketMap({ items, size, fits: printsNumber, even: equal !== null });
  return { sectors, equal, shown: sectors.reduce((sum, { tiles }) => sum + tiles.length, 0) };
}

/** Ticker over number at the smallest sizes of both, or beside it in a flat tile. */
export function printsNumber({ ticker }: { ticker: string }, { width, height }: Rect): boolean {
  const word = ticker.length * 8.4 + 8;
  return (width >= Math.max(48, word) && height >= 34) || isFlat(ticker, width, height);
}

export function isFlat(ticker: string, width: number, height: number): boolean {
  return height < 34 && height >= 20 && width >= ticker.length * 8.4 + 62;
}

/** Ticker size by area, 12 to 30 px, and never wider than its tile. */
export function tickerSize({ ticker }: { ticker: string }, { width, height }: Rect): number {
  const byArea = Math.sqrt(width * height) / 5;
  const byWidth = (width - 8) / (ticker.length * 0.7);
  return Math.max(12, Math.min(30, byArea, byWidth));
}

/** How a sector moved: the changes of its members weighted by market value. */
export function sectorChange(quotes: readonly Quote[], period: Period): number | null {
  let value = 0;
  let sum = 0;
  for (const { changes, market_value } of quotes) {
    const change = changes[period];
    if (change === null || market_value === null) continue;
    value += Number(market_value);
    sum += Number(market_value) * change;
  }
  return value > 0 ? sum / value : null;
}
