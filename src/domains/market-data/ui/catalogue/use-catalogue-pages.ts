import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import { assetPageSize, listAssets } from '../../../instruments/contract.ts';
import { type CatalogueAsset, catalogueAsset } from './catalogue-asset.ts';

export type CataloguePage = { assets: CatalogueAsset[]; total: number };
export type CatalogueQuery = { search: string; classId: string | null };

type More = { of: string; assets: CatalogueAsset[]; start: number; state: 'ready' | 'loading' | 'failed' };

/**
 * The page that came with the address, and those that scrolling brings. Another search or class begins anew; the same
 * one loaded again, as after an event, keeps what was scrolled to.
 */
export function useCataloguePages(first: CataloguePage, { search, classId }: CatalogueQuery) {
  const locale = useLocale();
  const of = `${classId} ${search}`;
  const [kept, setMore] = useState<More>();
  const more = kept?.of === of ? kept : ({ of, assets: [], start: assetPageSize, state: 'ready' } as More);
  const wanted = useRef(of);
  useEffect(() => {
    wanted.current = of;
  }, [of]);

  const { assets, start } = more;
  const load = useCallback(async () => {
    setMore({ of, assets, start, state: 'loading' });
    try {
      const query = { search, start: String(start), ...(classId && { classId }) };
      const { data } = await callApi(listAssets, { query }, locale);
      const added = data.map((asset) => catalogueAsset(asset, locale));
      if (wanted.current === of)
        setMore({ of, assets: [...assets, ...added], start: start + assetPageSize, state: 'ready' });
    } catch {
      if (wanted.current === of) setMore({ of, assets, start, state: 'failed' });
    }
  }, [of, assets, start, search, classId, locale]);

  return {
    assets: eachOnce([...first.assets, ...assets]),
    total: first.total,
    /** Counted by what was asked for, so that a page shorter than expected does not ask for ever. */
    complete: start >= first.total,
    state: more.state,
    load,
  };
}

/** An asset added meanwhile shifts the pages: what came twice is shown once. */
function eachOnce(assets: CatalogueAsset[]): CatalogueAsset[] {
  return [...new Map(assets.map((asset) => [asset.id, asset])).values()];
}
