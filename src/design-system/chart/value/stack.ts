import { bandPath, type Point } from '../path.ts';

export type StackedSeries = {
  key: string;
  label: string;
  colour: string;
  /** A share for each day: 0.4 is 40 %. Below zero is a short position. */
  shares: readonly number[];
};

/** Shares on top of each other, short ones below zero; floats, because it is a drawing. */
export function stackLayout(series: readonly StackedSeries[], days: number, width: number, height: number) {
  const up = new Array<number>(days).fill(0);
  const down = new Array<number>(days).fill(0);
  const bands = series.map(({ shares }) =>
    shares.slice(0, days).map((share, at) => {
      const pile = share >= 0 ? up : down;
      const from = pile[at] ?? 0;
      pile[at] = from + share;
      return share >= 0 ? { low: from, high: from + share } : { low: from + share, high: from };
    }),
  );
  const high = Math.max(1, ...up);
  const low = Math.min(0, ...down);
  const x = (at: number) => (days > 1 ? (at / (days - 1)) * width : width / 2);
  const y = (share: number) => ((high - share) / (high - low)) * height;
  const edge = (band: (typeof bands)[number], of: 'low' | 'high'): Point[] =>
    band.map((one, at) => [x(at), y(one[of])]);
  return {
    x,
    y,
    low,
    high,
    areas: bands.map((band) => (band.length > 0 ? bandPath(edge(band, 'high'), edge(band, 'low')) : '')),
  };
}
