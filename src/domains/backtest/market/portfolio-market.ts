import { dayOf } from '../../../foundation/calendar-day.ts';
import { type AssetColumn, type AssetHistory, isQuoted } from './asset-column.ts';
import { type MarketData, makeMarketData, returnsFromPrices } from './market-data.ts';

export type CalendarRule = 'quoted' | 'all';

/**
 * The days of a run: those on which an asset other than crypto was quoted, or every day from the first
 * quote on where there is only crypto.
 */
export function tradingDays(
  assets: readonly AssetHistory[],
  from: number,
  to: number,
): { rule: CalendarRule; days: Int32Array } {
  const quoted = assets.filter((asset) => !asset.isCrypto);
  const rule: CalendarRule = quoted.length > 0 ? 'quoted' : 'all';
  const open = new Uint8Array(Math.max(1, to - from + 1));
  for (const { closes } of rule === 'quoted' ? quoted : assets) {
    const offset = from - closes.first;
    for (let i = 0; i < open.length; i++) if (isQuoted(closes.values[i + offset]!)) open[i] = 1;
  }
  if (rule === 'all') open.fill(1, Math.max(0, open.indexOf(1)), open.includes(1) ? undefined : 0);
  const days = new Int32Array(open.reduce((count, one) => count + one, 0));
  for (let i = 0, row = 0; i < open.length; i++) if (open[i] === 1) days[row++] = from + i;
  return { rule, days };
}

/** The policy rate in percent a year, each from its day on. */
export type PolicyRate = { from: number; percent: number };

export function policyRateOn(steps: readonly PolicyRate[], day: number): number | null {
  let percent: number | null = null;
  for (const step of steps) if (step.from <= day) percent = step.percent;
  return percent;
}

/** What cash earns from each trading day to the next: the rate of its day / 365 for each calendar day. */
export function cashReturns(days: Int32Array, steps: readonly PolicyRate[]): Float64Array {
  const returns = new Float64Array(days.length);
  for (let row = 0; row + 1 < days.length; row++) {
    const percent = policyRateOn(steps, days[row]!) ?? 0;
    returns[row] = (percent / 100 / 365) * (days[row + 1]! - days[row]!);
  }
  return returns;
}

/** In memory that threads share, so that three strategies do not need three copies of the market. */
function sharedTable(cells: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(cells * Float64Array.BYTES_PER_ELEMENT));
}

export type ColumnTables = {
  add(column: AssetColumn): void;
  finish(assets: string[], cash: Float64Array): MarketData;
};

/** Lays columns side by side as the engine reads them; one at a time, so that a server can breathe in between. */
export function columnTables(days: Int32Array, assets: number, withVolumes: boolean): ColumnTables {
  const rows = days.length;
  const levels = new Float64Array(rows * assets);
  const prices = sharedTable(rows * assets);
  const volumes = withVolumes ? sharedTable(rows * assets).fill(Number.NaN) : null;
  let at = 0;
  return {
    add(column) {
      for (let row = 0, cell = at; row < rows; row++, cell += assets) {
        levels[cell] = column.levels[row]!;
        prices[cell] = column.prices[row]!;
        if (volumes && column.volumes) volumes[cell] = column.volumes[row]!;
      }
      at++;
    },
    finish(names, cash) {
      const returns = sharedTable(rows * assets);
      returns.set(returnsFromPrices(levels, assets));
      return makeMarketData({
        dates: Array.from(days, dayOf),
        assets: names,
        returns,
        cashReturns: cash,
        prices,
        volumes,
      });
    },
  };
}

/** Money in each asset on a day, cash last; an asset without a price that day begins at nothing. */
export function holdingsOn(
  market: MarketData,
  row: number,
  units: readonly number[],
  cash: number,
): Float64Array {
  const n = market.assets.length;
  const holdings = new Float64Array(n + 1);
  for (let i = 0; i < n; i++) {
    const money = units[i]! * market.prices![row * n + i]!;
    holdings[i] = Number.isFinite(money) ? money : 0;
  }
  holdings[n] = Number.isFinite(cash) ? cash : 0;
  return holdings;
}
