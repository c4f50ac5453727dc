import { exp } from '../arithmetic/elementary.ts';
import { normal, streamOf, uniform } from '../arithmetic/keyed-random.ts';
import { sharesByIndex } from '../shares-outstanding.ts';
import type { DraftSeries } from './market-draft.ts';

/** Part of all shares that changes hands on an ordinary day. */
const turnover: Record<string, number> = {
  'polish-shares': 0.0019,
  'us-shares': 0.0048,
  'european-shares': 0.0022,
  coins: 0.03,
  stablecoins: 0.3,
};

/** Ordinary pieces a day where no number of shares is known: the least and the most. */
const pieces: Record<string, [number, number]> = {
  'equity-etf': [20_000, 900_000],
  'bond-etf': [50_000, 400_000],
  'commodity-etf': [30_000, 300_000],
  'index-futures': [20_000, 600_000],
  'commodity-futures': [60_000, 400_000],
  'currency-futures': [8_000, 180_000],
  'treasury-bonds': [200, 3_000],
};

/** Pieces traded: more on days with large moves; null where nobody counts them. */
export function makeVolumes(series: DraftSeries): Float64Array | null {
  const { instrument, closes } = series;
  const stream = streamOf(`volume/${instrument.key}`);
  const ordinary = ordinaryVolume(series, stream);
  if (!ordinary) return null;
  const volumes = new Float64Array(closes.length).fill(Number.NaN);
  const lively = instrument.class === 'crypto' ? 7 : 18;
  let before = Number.NaN;
  for (let day = 0; day < closes.length; day++) {
    const close = closes[day]!;
    if (Number.isNaN(close)) continue;
    const move = before > 0 && close > 0 ? Math.abs(close / before - 1) : 0;
    const chance = exp(0.38 * normal(stream, day) - 0.072);
    volumes[day] = Math.max(1, Math.round(ordinary(day) * chance * (0.8 + lively * Math.min(move, 0.15))));
    before = close;
  }
  return volumes;
}

function ordinaryVolume(series: DraftSeries, stream: number): ((day: number) => number) | null {
  const { subclass, sharesOutstanding } = series.instrument;
  const part = turnover[subclass];
  if (part && sharesOutstanding) return (day) => sharesByIndex(series.instrument, day) * part;
  const range = pieces[subclass];
  if (!range) return null;
  const middle = range[0] + (range[1] - range[0]) * uniform(stream, 0, 7);
  return () => middle;
}
