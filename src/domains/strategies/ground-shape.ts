import * as z from 'zod/mini';
import { type Decimal, decimal, isZero, times, zero } from '../../foundation/decimal.ts';
import type { Tradable } from './proposal.ts';

const money = z.string();

/** Something in a portfolio, or wanted for it, as targets weigh it; amounts are in the shown currency. */
const groundAsset = z.object({
  /** Of the holding; of the instrument where nothing of it is held. */
  id: z.string(),
  asset_id: z.string(),
  ticker: z.string(),
  name: z.string(),
  isin: z.nullable(z.string()),
  class: z.string(),
  subclass: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** The one it is quoted in, lowercase. */
  price_currency: z.string(),
  units: z.string(),
  /** Of one unit; null where none is known. */
  price: z.nullable(money),
  /** The same in the currency it is quoted in. */
  quoted: z.nullable(money),
  value: money,
  /** Its value on each of `days`; null where nobody knows. */
  history: z.array(z.nullable(z.number())),
});

/** A portfolio as targets weigh it: everything drift, bands and a plan are reckoned from. */
export const groundShape = z.object({
  portfolio: z.object({ id: z.string(), name: z.string() }),
  /** The shown currency, lowercase. */
  currency: z.string(),
  follows_cash: z.boolean(),
  /** Tracked cash; null where it is not tracked, or cannot be said in the shown currency. */
  cash: z.nullable(money),
  /** What is held, what was held within the two years, and what was asked for beside it. */
  assets: z.array(groundAsset),
  /** Each week of two years up to today. */
  days: z.array(z.string()),
  cash_history: z.array(z.nullable(z.number())),
  /** What a unit of each currency is in the shown one. */
  rates: z.record(z.string(), z.string()),
  /** Assets left out because they have no usable price or rate. */
  missing: z.number(),
  is_simulated: z.boolean(),
  /** The newest day with a price. */
  price_day: z.nullable(z.string()),
});
export type Ground = z.output<typeof groundShape>;
export type GroundAsset = Ground['assets'][number];

/** Whether it has a page of its own. */
export const isHeld = ({ id, asset_id }: GroundAsset): boolean => id !== asset_id;

export function classifiedOf(asset: GroundAsset) {
  return {
    instrumentId: asset.asset_id,
    isin: asset.isin,
    classSlug: asset.class,
    subclassSlug: asset.subclass,
    country: asset.country,
    currency: asset.price_currency,
  };
}

/** What can be bought or sold: of what is no longer held nothing, unless a target names that very instrument. */
export function tradablesOf({ assets }: Ground, named: (asset: GroundAsset) => boolean): Tradable[] {
  return assets
    .filter((asset) => !isZero(decimal(asset.units)) || named(asset))
    .map((asset) => ({
      ...classifiedOf(asset),
      holdingId: asset.id,
      units: decimal(asset.units),
      price: asset.price === null ? null : decimal(asset.price),
      value: decimal(asset.value),
    }));
}

/** Nothing where the currency has no rate: a rule that cannot be said in the shown currency does not hold. */
export function converterOf({ rates }: Ground, from: string): (amount: Decimal) => Decimal {
  const rate = rates[from];
  return (amount) => (rate === undefined ? zero : times(amount, decimal(rate)));
}
