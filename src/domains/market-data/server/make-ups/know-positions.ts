import type { Queries } from '../../../../platform/database/database.ts';
import type { FundMakeUp, MarketSource } from '../../source-port/source-port.ts';
import { listingBehind } from '../../source-port/source-symbols.ts';
import { symbolAmong } from '../sources/symbol-at.ts';
import { companiesByTicker, type StatedPosition } from './stated-make-up-store.ts';

/** Positions with what the catalogue knows of the company that the source calls so; one query for all of them. */
export async function knowPositions(
  on: Queries,
  source: MarketSource,
  positions: FundMakeUp['positions'],
): Promise<StatedPosition[]> {
  const codes = positions.flatMap(({ ticker }) => ticker ?? []);
  // Classes of shares: BRK-B of a source may be BRK.B at the exchange.
  const tickers = codes
    .map((code) => listingBehind(source.name, code).ticker.toLowerCase())
    .flatMap((ticker) => [ticker, ticker.replaceAll('-', '.')]);
  const known = await companiesByTicker(on, [...new Set(tickers)]);
  const byCode = new Map(
    known.map(({ isin, sector, country, symbols, ...listing }) => {
      const symbol = symbolAmong(listing, new Map(Object.entries(symbols)))(source);
      return [symbol?.code.toUpperCase(), { isin, sector, country }];
    }),
  );
  const nothing = { isin: null, sector: null, country: null };
  return positions.map((position) => ({
    ...position,
    ...((position.ticker && byCode.get(position.ticker.toUpperCase())) || nothing),
  }));
}
