import { dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import { refuse } from '../engine/backtest-failure.ts';

/**
 * Tables by day, row after row. Row t of `returns` is earned from day t to the next row: it is not yet
 * known on day t. NaN is a missing value. Volumes are traded value in money, not shares.
 */
export type MarketData = {
  readonly dates: readonly string[];
  readonly days: Int32Array;
  readonly assets: readonly string[];
  readonly returns: Float64Array;
  readonly cashReturns: Float64Array;
  readonly prices: Float64Array | null;
  readonly volumes: Float64Array | null;
};

export type MarketTables = {
  dates: readonly string[];
  assets: readonly string[];
  returns: Float64Array;
  cashReturns: Float64Array;
  prices?: Float64Array | null;
  volumes?: Float64Array | null;
};

function wrong(message: string) {
  return refuse('marketDataInvalid', 'market', message);
}

/** Checks shapes and order once, so that no loop has to. */
export function makeMarketData(tables: MarketTables): MarketData {
  const { dates, assets, returns, cashReturns } = tables;
  const rows = dates.length;
  const cells = rows * assets.length;
  if (assets.length === 0) throw refuse('noAssets', 'market', 'There is no asset to simulate.');
  if (new Set(assets).size !== assets.length) throw wrong('An asset is named twice.');
  if (rows < 2) throw wrong('At least two days of prices are needed.');
  for (const [name, table] of [
    ['returns', returns],
    ['prices', tables.prices],
    ['volumes', tables.volumes],
  ] as const)
    if (table && table.length !== cells) throw wrong(`The table of ${name} does not fit dates and assets.`);
  if (cashReturns.length !== rows) throw wrong('The cash returns do not fit the dates.');
  const days = new Int32Array(rows);
  for (let row = 0; row < rows; row++) {
    if (!isDay(dates[row]!)) throw wrong(`${dates[row]} is no calendar day.`);
    const day = dayNumber(dates[row]!);
    days[row] = day;
    if (row > 0 && day <= days[row - 1]!) throw wrong(`The days are not ascending at ${dates[row]}.`);
    if (!Number.isFinite(cashReturns[row]!)) throw wrong(`The cash return of ${dates[row]} is missing.`);
  }
  for (let cell = 0; cell < cells; cell++) {
    const value = returns[cell]!;
    if (value === Number.POSITIVE_INFINITY || value < -1)
      throw wrong(`A return of ${assets[cell % assets.length]} is below minus one or not finite.`);
  }
  return {
    dates,
    days,
    assets,
    returns,
    cashReturns,
    prices: tables.prices ?? null,
    volumes: tables.volumes ?? null,
  };
}

/**
 * Forward returns from a table of closes (or of total-return levels): the last row, whose next price is
 * unknown, is missing.
 */
export function returnsFromPrices(prices: Float64Array, assets: number): Float64Array {
  const returns = new Float64Array(prices.length).fill(Number.NaN);
  for (let cell = 0; cell + assets < prices.length; cell++)
    returns[cell] = prices[cell + assets]! / prices[cell]! - 1;
  return returns;
}
