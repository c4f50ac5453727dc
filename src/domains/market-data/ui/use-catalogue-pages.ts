import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../foundation/call-api.ts';
import { assetPageSize, listAssets } from '../../instruments/contract.ts';
import { type CatalogueAsset, catalogueAsset } from './catalogue-asset.ts';

export type CataloguePage = { assets: CatalogueAsset[]; total: number };
export type CatalogueWish = { search: string; classId: string | null };

type More = { of: CataloguePage; assets: CatalogueAsset[]; start: number };

/** The page that came with the address, and those that scrolling brings. Another first page begins anew. */
export function useCataloguePages(first: CataloguePage, { search, classId }: CatalogueWish) {
  const locale = useLocale();
  const [more, setMore] = useState<More>({ of: first, assets: [], start: assetPageSize });
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const current = more.of === first ? more : { of: first, assets: [], start: assetPageSize };
  const newest = useRef(first);
  useEffect(() => {
    newest.current = first;
    setState('ready');
  }, [first]);

  const { assets, start } = current;
  const load = useCallback(async () => {
    setState('loading');
    try {
      const query = { search, start: String(start), ...(classId && { classId }) };
      const page = await callApi(listAssets, { query }, locale);
      if (newest.current !== first) return;
      const known = new Set([...first.assets, ...assets].map(({ id }) => id));
      // An asset added meanwhile shifts the pages: what came twice is shown once.
      const fresh = page.data.filter(({ id }) => !known.has(id));
      setMore({
        of: first,
        assets: [...assets, ...fresh.map((asset) => catalogueAsset(asset, locale))],
        start: start + assetPageSize,
      });
      setState('ready');
    } catch {
      if (newest.current === first) setState('failed');
    }
  }, [first, assets, start, search, classId, locale]);

  return {
    assets: [...first.assets, ...assets],
    total: first.total,
    /** Counted by what was asked for, so that a page shorter than expected does not ask for ever. */
    complete: start >= first.total,
    state,
    load,
  };
}
