import {
  compare,
  type Decimal,
  decimal,
  floatOf,
  isZero,
  minus,
  sum,
  textOf,
} from '../../../foundation/decimal.ts';
import type { HoldingOutput } from '../contract.ts';

type Asset = Pick<HoldingOutput, 'parent_id' | 'title' | 'profit'>;

/**
 * One bar: an instrument, those sold completely together, the many small ones together, or what belongs to no asset:
 * interest and currency gain on cash, fees of the account.
 */
export type Contribution = {
  key: string;
  kind: 'asset' | 'sold' | 'others' | 'account';
  title: string;
  /** How many instruments it stands for. */
  count: number;
  profit: string | null;
  /** Percentage points of the ROI. */
  points: number | null;
};

const mostBars = 11;

/**
 * What each asset brought, largest gain first. What was sold and what the account itself brought counts too, or the
 * bars would not add up to the profit. The points are rounded so that they sum to the ROI as it is shown.
 */
export function contributions(
  held: readonly Asset[],
  sold: readonly Asset[],
  whole: { profit: string | null; roi: number | null },
): Contribution[] {
  const bars = byInstrument(held).map(([key, assets]) => bar(key, 'asset', assets[0]?.title ?? '', assets));
  if (sold.length > 0) bars.push(bar('sold', 'sold', '', sold));
  const unknown = bars.filter(({ profit }) => profit === null);
  const known = withAccount(
    bars.filter(({ profit }) => profit !== null),
    whole.profit,
  ).sort((a, b) => compare(profitOf(b), profitOf(a)));
  const room = Math.max(2, mostBars - unknown.length);
  const shown = known.length > room ? foldSmall(known, room) : known;
  return [...withPoints(shown, whole), ...unknown];
}

/** By hand: this runs in browsers that have no grouping yet. */
function byInstrument(held: readonly Asset[]): [string, Asset[]][] {
  const groups = new Map<string, Asset[]>();
  for (const asset of held) {
    const group = groups.get(asset.parent_id);
    if (group) group.push(asset);
    else groups.set(asset.parent_id, [asset]);
  }
  return [...groups];
}

function bar(key: string, kind: Contribution['kind'], title: string, assets: readonly Asset[]): Contribution {
  const profits = assets.map(({ profit }) => profit);
  const profit = profits.includes(null) ? null : textOf(sum(profits.map((one) => decimal(one ?? '0'))));
  return { key, kind, title, count: assets.length, profit, points: null };
}

/** The whole leaves out what is not known, so that the rest of it is what no asset brought. */
function withAccount(bars: Contribution[], profit: string | null): Contribution[] {
  if (profit === null) return bars;
  const rest = minus(decimal(profit), sum(bars.map(profitOf)));
  if (isZero(rest)) return bars;
  return [
    ...bars,
    { key: 'account', kind: 'account', title: '', count: 0, profit: textOf(rest), points: null },
  ];
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
    count: folded.reduce((count, one) => count + Math.max(1, one.count), 0),
    profit: textOf(sum(folded.map(profitOf))),
    points: null,
  };
  return [...bars.filter((one) => kept.has(one)), others];
}

function profitOf({ profit }: Contribution): Decimal {
  return decimal(profit ?? '0');
}

function size(one: Contribution): number {
  return Math.abs(floatOf(profitOf(one)));
}

function withPoints(
  bars: Contribution[],
  { profit, roi }: { profit: string | null; roi: number | null },
): Contribution[] {
  if (profit === null || roi === null || isZero(decimal(profit))) return bars;
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
