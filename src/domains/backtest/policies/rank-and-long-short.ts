import { refuse } from '../engine/backtest-failure.ts';
import type { Policy, Today } from '../engine/policy.ts';
import { type WeightsByTicker, weightVector } from '../engine/weight-vector.ts';
import { daysPerYear } from '../market/trading-periods.ts';
import type { WeightsByDate } from './fixed-weights.ts';

/** How many of n to take: at least one where any share is wanted. */
export function headCount(fraction: number, n: number): number {
  return fraction > 0 ? Math.max(1, Math.round(fraction * n)) : 0;
}

export type LongShort = {
  /** Scores for good, scores by date (the latest on or before the day), or the last year's return. */
  scores: { fixed: WeightsByTicker } | { byDate: WeightsByDate } | 'last-year-return';
  long: (assets: number) => number;
  short: (assets: number) => number;
  leverage?: number;
};

function lastYearReturns({ past, universe }: Today, into: Float64Array): void {
  const returns = past.returns();
  const n = past.count;
  let from = past.rows;
  while (from > 0 && past.day - past.dayOf(from - 1) <= daysPerYear) from--;
  for (let k = 0; k < universe.length; k++) {
    const i = universe[k]!;
    let growth = 1;
    for (let row = from; row < past.rows; row++) {
      const value = returns[row * n + i]!;
      if (!Number.isNaN(value)) growth *= 1 + value;
    }
    into[i] = growth - 1;
  }
}

function complete(
  assets: readonly string[],
  scores: WeightsByTicker,
): { values: Float64Array; given: Set<string> } {
  return { values: weightVector(assets, scores, 'scores'), given: new Set(Object.keys(scores)) };
}

/** Buys the best scores and sells the worst short, each with the same weight. */
export function rankAndLongShort({ scores, long, short, leverage = 1 }: LongShort): Policy {
  let names: readonly string[] = [];
  let tables: { date: string; values: Float64Array; given: Set<string> }[] = [];
  let own: Float64Array;
  let order: number[] = [];
  return {
    name: 'RankAndLongShort',
    begin({ assets }) {
      names = assets;
      own = new Float64Array(assets.length);
      if (scores === 'last-year-return') return;
      tables =
        'fixed' in scores
          ? [{ date: '', ...complete(assets, scores.fixed) }]
          : Object.entries(scores.byDate)
              .map(([date, given]) => ({ date, ...complete(assets, given) }))
              .sort((a, b) => (a.date < b.date ? -1 : 1));
    },
    decide(today, target) {
      const { universe, past } = today;
      let values = own;
      if (scores === 'last-year-return') lastYearReturns(today, own);
      else {
        let table = -1;
        while (table + 1 < tables.length && tables[table + 1]!.date <= past.date) table++;
        const latest = tables[table];
        for (let k = 0; k < universe.length; k++) {
          const ticker = names[universe[k]!]!;
          if (!latest?.given.has(ticker))
            throw refuse('scoreMissing', 'scores', `There is no score for ${ticker}.`, { ticker });
        }
        values = latest!.values;
      }
      order = Array.from(universe);
      order.sort((a, b) => values[a]! - values[b]! || (names[a]! < names[b]! ? -1 : 1));
      const size = order.length;
      const longs = Math.min(size, long(size));
      const shorts = Math.min(size - longs, short(size));
      const each = longs + shorts > 0 ? leverage / (longs + shorts) : 0;
      for (let k = 0; k < size; k++) target[order[k]!] = k >= size - longs ? each : k < shorts ? -each : 0;
    },
  };
}
