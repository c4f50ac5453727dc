import { streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { dayIndex, indexOf } from '../calendar/day-index.ts';
import { type Sessions, sessionFrom } from '../calendar/sessions.ts';
import type { DemoSeries } from '../demo-market.ts';
import type { SectorSlug } from '../sectors.ts';
import { sharesByIndex } from '../shares-outstanding.ts';

/** One quarter of a company, before figures are put to it. */
export type Quarter = {
  year: number;
  /** 1 to 4. */
  quarter: number;
  start: number;
  end: number;
  reported: number;
  /** What the quarter would earn for a share in an ordinary year, in units of the currency. */
  power: number;
  /** Shares there were at its end. */
  shares: number;
};

/** What a year's earnings are paid with, about. */
const priceToEarnings: Record<SectorSlug, number> = {
  banks: 9,
  finance: 13,
  retail: 20,
  consumer: 20,
  energy: 9,
  mining: 11,
  industry: 17,
  automotive: 12,
  telecoms: 16,
  software: 24,
  technology: 26,
  health: 19,
};

const quarterEnds: readonly (readonly [month: number, day: number])[] = [
  [3, 31],
  [6, 30],
  [9, 30],
  [12, 31],
];

/** The quarters that have ended by a day, from the first with quotes on. */
export function companyQuarters(series: DemoSeries, sessions: Sessions, through: number): Quarter[] {
  const { instrument, closes } = series;
  const stream = streamOf(`reports/${instrument.key}`);
  const lag = 26 + Math.floor(26 * uniform(stream, 0));
  const multiple = priceToEarnings[instrument.sector!] * (0.8 + 0.45 * uniform(stream, 1));
  const unit = instrument.priceUnit === 'pence' ? 0.01 : 1;
  const quarters: Quarter[] = [];
  for (let year = 2016; ; year++) {
    for (const [at, [month, dayOfMonth]] of quarterEnds.entries()) {
      const end = indexOf(year, month, dayOfMonth);
      if (end > through) return quarters;
      const price = ordinaryPrice(series, end);
      if (price === null || lastQuote(closes, end) < end - 20) continue;
      const extra = at === 3 ? 22 : 0;
      const late = Math.floor(7 * uniform(stream, year * 4 + at, 2));
      quarters.push({
        year,
        quarter: at + 1,
        start: at === 0 ? indexOf(year, 1, 1) : indexOf(year, month - 2, 1),
        end,
        reported: sessionFrom(sessions, end + lag + extra + late),
        power: (price * unit) / multiple / 4,
        shares: sharesByIndex(instrument, end),
      });
    }
  }
}

/** The mean of the last four quarter-ends' closes, for one share as counted at the end. */
function ordinaryPrice(series: DemoSeries, end: number): number | null {
  let sum = 0;
  let found = 0;
  for (let back = 0; back < 4; back++) {
    const at = lastQuote(series.closes, end - 91 * back);
    if (at < 0) continue;
    sum += series.closes[at]! / splitRatio(series, at, end);
    found++;
  }
  return found === 0 ? null : sum / found;
}

export function lastQuote(closes: Float64Array, day: number): number {
  let at = Math.min(day, closes.length - 1);
  while (at >= 0 && Number.isNaN(closes[at]!)) at--;
  return at;
}

/** By how much shares multiplied after one day up to another. */
export function splitRatio({ splits }: DemoSeries, after: number, upTo: number): number {
  let ratio = 1;
  for (const { day, numerator, denominator } of splits) {
    const at = dayIndex(day);
    if (at > after && at <= upTo) ratio = (ratio * numerator) / denominator;
  }
  return ratio;
}
