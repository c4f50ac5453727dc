import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { usePages } from '../../../../design-system/loading/use-pages.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { listCustomPrices, pricePageSize } from '../../prices-contract.ts';

/** The stored prices of an own instrument, page by page; a new version reads what is shown once more. */
export function useOwnPriceList(id: string, version: number) {
  const locale = useLocale();
  const { rows, next, total, state, more, reload } = usePages({
    key: id,
    size: pricePageSize,
    load: async (start, signal) => {
      const asked = { params: { id }, query: { start: String(start) } };
      const { data, meta } = await callApi(listCustomPrices, asked, locale, signal);
      return { rows: data, total: meta.total };
    },
  });
  useEffect(() => {
    if (version > 0) reload();
  }, [version, reload]);
  return { state, prices: next > 0 ? rows : undefined, total, more, retry: reload };
}
