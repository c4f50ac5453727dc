import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { assetPageSize, listAssets } from '../../../instruments/contract.ts';
import type { PickedAsset } from './asset-values.ts';

export type AssetPick = PickedAsset & { class: string; isCustom: boolean };
export type PickQuery = { search: string; classId: string | null };

type Found = {
  of: string;
  assets: AssetPick[];
  total: number;
  start: number;
  state: 'loading' | 'ready' | 'failed';
};
const nothing = { assets: [], total: 0, start: 0 };

/** The catalogue, 500 at a time. Another search or class begins anew; an answer that comes too late is dropped. */
export function useAssetPicks({ search, classId }: PickQuery) {
  const locale = useLocale();
  const of = `${classId ?? ''} ${search}`;
  const [kept, setFound] = useState<Found>();
  const wanted = useRef(of);
  const found: Found = kept?.of === of ? kept : { of, ...nothing, state: 'loading' };

  const load = useCallback(
    async (before: AssetPick[], start: number) => {
      const asked = of;
      wanted.current = asked;
      setFound((last) => ({
        of: asked,
        assets: before,
        total: last?.of === asked ? last.total : 0,
        start,
        state: 'loading',
      }));
      try {
        const query = { start: String(start), ...(search && { search }), ...(classId && { classId }) };
        const { data, meta } = await callApi(listAssets, { query }, locale);
        if (wanted.current !== asked) return;
        setFound({
          of: asked,
          assets: eachOnce([...before, ...data.map((asset) => assetPick(asset, locale))]),
          total: meta.total,
          start: start + assetPageSize,
          state: 'ready',
        });
      } catch {
        if (wanted.current === asked)
          setFound((last) => ({
            of: asked,
            assets: before,
            total: last?.total ?? 0,
            start,
            state: 'failed',
          }));
      }
    },
    [of, search, classId, locale],
  );
  useEffect(() => {
    void load([], 0);
  }, [load]);

  const { assets, start, total, state } = found;
  const more = useCallback(() => void load(assets, start), [load, assets, start]);
  // Counted by what was asked for, so that a page shorter than expected does not ask for ever.
  return { assets, total, state, complete: state === 'ready' && start >= total, more };
}

export function assetPick(asset: CallOutput<typeof listAssets>['data'][number], locale: string): AssetPick {
  return {
    id: asset.id,
    ticker: asset.ticker,
    name: nameIn(asset.asset_languages, locale, asset.ticker),
    currencyId: asset.currency_id,
    class: asset.class,
    isCustom: asset.is_custom,
  };
}

/** An asset added meanwhile shifts the pages: what came twice is shown once. */
function eachOnce(assets: AssetPick[]): AssetPick[] {
  return [...new Map(assets.map((asset) => [asset.id, asset])).values()];
}
