import type { CallOutput } from '../../../../foundation/contract.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import type { listAssets } from '../../../instruments/contract.ts';

type Asset = CallOutput<typeof listAssets>['data'][number];

/** What a line of the catalogue shows, and no more: five hundred of them come at a time. */
export type CatalogueAsset = {
  id: string;
  ticker: string;
  name: string;
  isin: string | null;
  class: string;
  country: string | null;
  currency: string;
  price_unit: Asset['price_unit'];
  price: string | null;
  price_at: string | null;
  /** Against the close before, in percent. */
  change: number | null;
  slug: string | null;
  is_custom: boolean;
  is_delisted: boolean;
  is_simulated: boolean;
};

export function catalogueAsset(asset: Asset, locale: string): CatalogueAsset {
  const { id, ticker, isin, country, currency, price_unit, price_at, slug, is_custom, is_simulated } = asset;
  return {
    id,
    ticker,
    name: nameIn(asset.asset_languages, locale, ticker),
    isin,
    class: asset.class,
    country,
    currency,
    price_unit,
    price: asset.current_price,
    price_at: price_at === null ? null : String(price_at),
    change: asset.change_percent === null ? null : Number(asset.change_percent.toFixed(4)),
    // What is one's own has no public page.
    slug: is_custom ? null : slug,
    is_custom,
    is_delisted: asset.status === 'delisted',
    is_simulated,
  };
}
