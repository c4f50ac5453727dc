import { roundShares } from '../../../foundation/round-shares.ts';

type Shares = { assets: (number | null)[]; cash: (number | null)[] };

/**
 * Shares of assets and of followed cash in both together, in percent that sum to exactly 100 (rule U-4). What has no known
 * value has no share; the others then share what is known. Money owed counts against the whole.
 */
export function sharesWithCash(assets: readonly (number | null)[], cash: readonly (number | null)[]): Shares {
  // Largest first, so that what rounding leaves over goes to the same ones however they are listed.
  const order = [...assets.keys()].sort((a, b) => (assets[b] ?? 0) - (assets[a] ?? 0));
  const shares = roundShares([...order.map((at) => assets[at] ?? 0), ...cash.map((value) => value ?? 0)]);
  const place = new Map(order.map((at, i) => [at, i]));
  const of = (value: number | null, at: number) => (value === null ? null : shares[at]!);
  return {
    assets: assets.map((value, at) => of(value, place.get(at)!)),
    cash: cash.map((value, at) => of(value, assets.length + at)),
  };
}
