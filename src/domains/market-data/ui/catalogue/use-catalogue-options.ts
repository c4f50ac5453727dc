import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import type { ComboboxOption } from '../../../../design-system/inputs/combobox.tsx';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAssets } from '../../../instruments/contract.ts';

type Asset = CallOutput<typeof listAssets>['data'][number];

/** A rest in the typing, shorter than that of the page's own search: the list stands under the field. */
const pause = 250;
const most = 20;

/** The catalogue as the options of a combobox, found by the server while one types. */
export function useCatalogueOptions() {
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Asset[]>([]);
  const [loading, setLoading] = useState(false);
  const asked = useRef(0);
  useEffect(() => {
    const mine = ++asked.current;
    setLoading(true);
    const timer = setTimeout(async () => {
      const search = { search: query, limit: String(most) };
      const answer = await callApi(listAssets, { query: search }, locale).catch(() => ({ data: [] }));
      if (mine !== asked.current) return;
      setFound(answer.data.filter(({ is_custom }) => !is_custom));
      setLoading(false);
    }, pause);
    return () => clearTimeout(timer);
  }, [query, locale]);
  const options: ComboboxOption[] = found.map((asset) => ({
    value: asset.id,
    label: nameIn(asset.asset_languages, locale, asset.ticker),
    badge: asset.ticker,
    note: [asset.isin, asset.mic, asset.currency.toUpperCase()].filter(Boolean).join(' · '),
  }));
  return { options, found, loading, ask: useCallback((text: string) => setQuery(text), []) };
}
