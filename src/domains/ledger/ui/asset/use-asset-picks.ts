import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { eachOnce } from '../../../../design-system/loading/pages.ts';
import { usePages } from '../../../../design-system/loading/use-pages.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { numbersIn } from '../../../../foundation/format-number.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { assetPageSize, listAssets } from '../../../instruments/contract.ts';
import { priceText } from '../../../market-data/ui/price-text.ts';
import type { PickedAsset } from './asset-values.ts';

export type AssetPick = PickedAsset & {
  class: string;
  mic: string;
  /** Of the price, upper case. */
  currency: string;
  /** As people read it; null where there is none. */
  price: string | null;
  isCustom: boolean;
};
export type PickQuery = { search: string; classId: string | null };

/** The catalogue, 500 at a time. Another search or class begins anew. */
export function useAssetPicks({ search, classId }: PickQuery) {
  const locale = useLocale();
  const { rows, total, next, state, more } = usePages({
    key: `${classId ?? ''} ${search}`,
    size: assetPageSize,
    load: async (start, signal) => {
      const query = { start: String(start), ...(search && { search }), ...(classId && { classId }) };
      const { data, meta } = await callApi(listAssets, { query }, locale, signal);
      return { rows: data.map((asset) => assetPick(asset, locale)), total: meta.total };
    },
  });
  const assets = useMemo(() => eachOnce(rows, ({ id }) => id), [rows]);
  return { assets, total, state, complete: state === 'ready' && next >= total, more };
}

export function assetPick(asset: CallOutput<typeof listAssets>['data'][number], locale: string): AssetPick {
  return {
    id: asset.id,
    ticker: asset.ticker,
    name: nameIn(asset.asset_languages, locale, asset.ticker),
    currencyId: asset.currency_id,
    class: asset.class,
    mic: asset.mic,
    currency: asset.currency.toUpperCase(),
    price:
      asset.current_price === null
        ? null
        : priceText({ ...asset, price: asset.current_price }, numbersIn(locale)),
    isCustom: asset.is_custom,
  };
}
