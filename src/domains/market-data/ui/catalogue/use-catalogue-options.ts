import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { ComboboxOption } from '../../../../design-system/inputs/combobox.tsx';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAssets } from '../../../instruments/contract.ts';

/** A rest in the typing, shorter than that of the page's own search: the list stands under the field. */
const pause = 250;
const most = 20;

/** The catalogue as the options of a combobox, found by the server while one types. */
export function useCatalogueOptions() {
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const load = async (signal: AbortSignal) => {
    const search = { search: query, limit: String(most) };
    const { data } = await callApi(listAssets, { query: search }, locale, signal);
    return data.filter(({ is_custom }) => !is_custom);
  };
  const { shown, kept } = useLoaded(`${locale} ${query}`, load, { pause });
  const found = kept?.value ?? [];
  const options: ComboboxOption[] = found.map((asset) => ({
    value: asset.id,
    label: nameIn(asset.asset_languages, locale, asset.ticker),
    badge: asset.ticker,
    note: [asset.isin, asset.mic, asset.currency.toUpperCase()].filter(Boolean).join(' · '),
  }));
  return { options, found, loading: shown.state === 'loading', ask: setQuery };
}
