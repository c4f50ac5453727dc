import { compare, type Decimal, decimal, floatOf, isZero, sum, textOf } from '../../foundation/decimal.ts';
import type { HoldingOutput } from './contract.ts';

type Asset = Pick<HoldingOutput, 'id' | 'title' | 'profit'>;

/** One bar: an asset, those sold completely together, or the many small ones together. */
export type Contribution = {
  key: string;
  kind: 'asset' | 'sold' | 'others';
  title: string;
  /** How many assets it stands for. */
  count: number;
  profit: string | null;
  /** Percentage points of the ROI. */
  points: number | null;
};

const mostBars = 9;

/**
 * What each asset brought, largest gain first. What was sold counts too, or the bars would not add up to the profit.
 * The points are rounded so that they sum to the ROI as it is shown.
 */
export function contributions(
  held: readonly Asset[],
  sold: readonly Asset[],
  whole: { profit: string | null; roi: number | null },
): Contribution[] {
  const bars = held.map((asset) => bar(asset.id, 'asset', asset.title, [asset]));
  if (sold.length > 0) bars.push(bar('sold', 'sold', '', sold));
  const known = bars.filter(({ profit }) => profit !== null).sort((a, b) => byProfit(b.profit, a.profit));
  const unknown = bars.filter(({ profit }) => profit === null);
  const room = Math.max(1, mostBars - unknown.length);
  const shown = [...(known.length > room ? foldSmall(known, room) : known), ...unknown];
  return withPoints(shown, whole);
}

function bar(key: string, kind: Contribution['kind'], title: string, assets: readonly Asset[]): Contribution {
  const profits = assets.map(({ profit }) => profit);
  const profit = profits.includes(null) ? null : textOf(sum(profits.map((one) => decimal(one ?? '0'))));
  return { key, kind, title, count: assets.length, profit, points: null };
}

/** Keeps those that weigh most either way; the rest becomes one bar, so that the sum stays. */
function foldSmall(bars: readonly Contribution[], room: number): Contribution[] {
  const bySize = [...bars].sort((a, b) => size(b) - size(a));
  const kept = new Set(bySize.slice(0, room - 1));
  const folded = bars.filter((one) => !kept.has(one));
  const others: Contribution = {
    key: 'others',
    kind: 'others',
    title: '',
    count: folded.reduce((count, one) => count + one.count, 0),
    profit: textOf(sum(folded.map(profitOf))),
    points: null,
  };
  return [...kept, others].sort((a, b) => byProfit(b.profit, a.profit));
}

function profitOf({ profit }: Contribution): Decimal {
  return decimal(profit ?? '0');
}

function size(one: Contribution): number {
  return Math.abs(floatOf(profitOf(one)));
}

function byProfit(a: string | null, b: string | null): number {
  return compare(decimal(a ?? '0'), decimal(b ?? '0'));
}

function withPoints(
  bars: Contribution[],
  { profit, roi }: { profit: string | null; roi: number | null },
): Contribution[] {
  if (profit === null || roi === null || isZero(decimal(profit))) return bars;
  if (bars.some((one) => one.profit === null)) return bars;
  const whole = floatOf(decimal(profit));
  const exact = bars.map((one) => ((floatOf(profitOf(one)) * roi) / whole) * 10);
  const floors = exact.map((points) => Math.floor(points + 1e-9));
  const missing = Math.round(roi * 10) - floors.reduce((total, points) => total + points, 0);
  const cutMost = exact
    .map((points, at) => ({ at, cut: points - (floors[at] ?? 0) }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at)
    .slice(0, Math.max(0, missing));
  for (const { at } of cutMost) floors[at] = (floors[at] ?? 0) + 1;
  return bars.map((one, at) => ({ ...one, points: (floors[at] ?? 0) / 10 }));
}
