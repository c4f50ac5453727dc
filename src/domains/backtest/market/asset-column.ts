import type { DaySeries } from '../../market-data/day-series.ts';

/** One asset as it is stored; all series begin on the same day. */
export type AssetHistory = {
  ticker: string;
  isCrypto: boolean;
  /** As traded; NaN where there was no quote. */
  closes: DaySeries;
  volumes: DaySeries | null;
  splits: { day: number; ratio: number }[];
  /** Gross, for one unit as it was on the ex-day, in money of the asset's currency. */
  dividends: { day: number; amount: number }[];
  /** Turns a close into money of its currency: 1, a hundredth for pence, nominal / 100 for percent. */
  unitFactor: number;
  /** What a unit of its currency is worth in the portfolio's; the last known one where a day has none. */
  rates: DaySeries;
};

/** By trading day, in the portfolio's currency; NaN where nothing is known. */
export type AssetColumn = {
  /** Price with gross dividends reinvested on the ex-day. */
  levels: Float64Array;
  /** Price of one of today's units. */
  prices: Float64Array;
  /** Traded value. */
  volumes: Float64Array | null;
};

/** Without a quote for longer than this an asset counts as gone, not as closed for the day. */
export const goneAfterDays = 30;

export const isQuoted = (close: number) => close > 0;

export function lastQuote({ closes }: AssetHistory): number | undefined {
  for (let i = closes.values.length - 1; i >= 0; i--)
    if (isQuoted(closes.values[i]!)) return closes.first + i;
  return undefined;
}

export function firstQuote({ closes }: AssetHistory): number | undefined {
  const i = closes.values.findIndex(isQuoted);
  return i < 0 ? undefined : closes.first + i;
}

/** How many of today's units one unit of each day has become. */
function unitsToday(splits: AssetHistory['splits']): (day: number) => number {
  const ordered = [...splits].sort((a, b) => a.day - b.day);
  return (day) => ordered.reduce((ratio, split) => (split.day > day ? ratio * split.ratio : ratio), 1);
}

/**
 * Prices and total-return levels of one asset on the run's days. Days without a quote take the last
 * earlier one, up to the last quote of an asset that is gone (`newest` is the newest quote of any asset).
 */
export function assetColumn(asset: AssetHistory, days: Int32Array, newest: number): AssetColumn {
  const { closes, rates, unitFactor } = asset;
  const rows = days.length;
  const levels = new Float64Array(rows).fill(Number.NaN);
  const prices = new Float64Array(rows).fill(Number.NaN);
  const volumes = asset.volumes ? new Float64Array(rows).fill(Number.NaN) : null;
  const begin = firstQuote(asset);
  const end = lastQuote(asset);
  if (begin === undefined || end === undefined) return { levels, prices, volumes };
  const until = newest - end > goneAfterDays ? end : Number.POSITIVE_INFINITY;
  const today = unitsToday(asset.splits);
  const changes = [...asset.splits.map(({ day }) => day), Number.POSITIVE_INFINITY].sort((a, b) => a - b);
  const dividends = asset.dividends.filter(({ day }) => day > begin).sort((a, b) => a.day - b.day);
  let change = 0;
  let ratio = today(begin);
  let next = 0;
  let due = 0;
  let price = Number.NaN;
  let growth = 1;
  for (let row = 0, day = begin; row < rows; row++) {
    for (; day <= days[row]!; day++) {
      if (day >= changes[change]!) {
        ratio = today(day);
        while (changes[change]! <= day) change++;
      }
      for (; next < dividends.length && dividends[next]!.day <= day; next++)
        due += dividends[next]!.amount / today(dividends[next]!.day);
      const close = closes.values[day - closes.first] ?? Number.NaN;
      if (!isQuoted(close)) continue;
      price = (close * unitFactor) / ratio;
      growth *= 1 + due / price;
      due = 0;
    }
    if (days[row]! > until) break;
    const rate = rates.values[days[row]! - rates.first] ?? Number.NaN;
    prices[row] = price * rate;
    levels[row] = price * growth * rate;
    if (volumes) {
      const at = days[row]! - closes.first;
      volumes[row] = asset.volumes!.values[at]! * closes.values[at]! * unitFactor * rate;
    }
  }
  return { levels, prices, volumes };
}
