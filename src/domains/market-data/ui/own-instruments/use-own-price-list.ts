import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import { listCustomPrices, pricePageSize } from '../../prices-contract.ts';

type Price = { day: string; close: string };

/** The stored prices of an own instrument, page by page; a new version reads what is shown once more. */
export function useOwnPriceList(id: string, version: number) {
  const locale = useLocale();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [prices, setPrices] = useState<Price[]>();
  const [total, setTotal] = useState(0);
  const asked = useRef(0);
  const shown = useRef(0);

  const load = useCallback(
    async (start: number) => {
      const mine = ++asked.current;
      setState('loading');
      try {
        const page = await callApi(
          listCustomPrices,
          { params: { id }, query: { start: String(start) } },
          locale,
        );
        if (mine !== asked.current) return;
        setPrices((before) => (start === 0 ? page.data : [...(before ?? []), ...page.data]));
        setTotal(page.meta.total);
        shown.current = start + pricePageSize;
        setState('ready');
      } catch {
        if (mine === asked.current) setState('failed');
      }
    },
    [id, locale],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the stored prices shows in its number
  useEffect(() => {
    void load(0);
  }, [load, version]);

  return {
    state,
    prices,
    total,
    more: () => void load(shown.current),
    retry: () => void load(0),
  };
}
