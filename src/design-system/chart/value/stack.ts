import { areaPath, type Point } from '../path.ts';

export type StackedSeries = {
  key: string;
  label: string;
  colour: string;
  /** A share for each day: 0.4 is 40 %. Below zero is a short position. */
  shares: readonly number[];
};

/**
 * Shares on top of each other, short ones below zero; floats, because it is a drawing. Each area reaches down (or up) to
 * zero and lies under those before it: paint the last first. So no background shows through where two areas meet, and
 * a share that changes its sign from one day to the next leaves no gap on its way.
 */
export function stackLayout(series: readonly StackedSeries[], days: number, width: number, height: number) {
  const pile = (part: (share: number) => number) => {
    const sum = new Array<number>(days).fill(0);
    return series.map(({ shares }) => {
      for (let at = 0; at < days; at++) sum[at]! += part(shares[at] ?? 0);
      return [...sum];
    });
  };
  const ups = pile((share) => Math.max(0, share));
  const downs = pile((share) => Math.min(0, share));
  const high = Math.max(1, ...(ups.at(-1) ?? []));
  const low = Math.min(0, ...(downs.at(-1) ?? []));
  const x = (at: number) => (days > 1 ? (at / (days - 1)) * width : width / 2);
  const y = (share: number) => ((high - share) / (high - low)) * height;
  const area = (edge: readonly number[]) =>
    edge.some((sum) => sum !== 0)
      ? areaPath(
          edge.map((sum, at): Point => [x(at), y(sum)]),
          y(0),
        )
      : '';
  return { x, y, low, high, areas: series.map((_, k) => area(ups[k]!) + area(downs[k]!)) };
}
