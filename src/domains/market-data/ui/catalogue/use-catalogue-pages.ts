import { useLocale } from 'use-intl';
import { eachOnce } from '../../../../design-system/loading/pages.ts';
import { usePages } from '../../../../design-system/loading/use-pages.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { assetPageSize, listAssets } from '../../../instruments/contract.ts';
import { type CatalogueAsset, catalogueAsset } from './catalogue-asset.ts';

export type CataloguePage = { assets: CatalogueAsset[]; total: number };
export type CatalogueQuery = { search: string; classId: string | null };

/**
 * The page that came with the address, and those that scrolling brings. Another search or class begins anew; the same
 * one loaded again, as after an event, keeps what was scrolled to.
 */
export function useCataloguePages(first: CataloguePage, { search, classId }: CatalogueQuery) {
  const locale = useLocale();
  const { rows, next, state, more } = usePages({
    key: `${classId} ${search}`,
    size: assetPageSize,
    hasFirst: true,
    load: async (start, signal) => {
      const query = { search, start: String(start), ...(classId && { classId }) };
      const { data, meta } = await callApi(listAssets, { query }, locale, signal);
      return { rows: data.map((asset) => catalogueAsset(asset, locale)), total: meta.total };
    },
  });
  return {
    assets: eachOnce([...first.assets, ...rows], ({ id }) => id),
    total: first.total,
    complete: next >= first.total,
    state,
    load: more,
  };
}
