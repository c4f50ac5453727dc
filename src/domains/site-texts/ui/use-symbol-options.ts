import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import type { ComboboxOption } from '../../../design-system/inputs/combobox.tsx';
import { callApi } from '../../../foundation/call-api.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { listAssets } from '../../instruments/contract.ts';
import { marketClasses } from '../../market-data/contract.ts';
import { symbolTextType } from '../site-pages.ts';

const pause = 250;
const mostFound = '20';

/** Symbols with a public page that match what was typed. */
export function useSymbolOptions(typed: string): { found: ComboboxOption[]; loading: boolean } {
  const locale = useLocale();
  const search = typed.trim().slice(0, 100);
  const [answer, setAnswer] = useState<{ search: string; found: ComboboxOption[] }>({
    search: '',
    found: [],
  });
  useEffect(() => {
    if (!search) return;
    let left = false;
    const timer = setTimeout(async () => {
      const list = await callApi(listAssets, { query: { search, limit: mostFound } }, locale).catch(
        () => null,
      );
      if (left) return;
      const found = (list?.data ?? [])
        .filter((asset) => !asset.is_custom && marketClasses.some((known) => known === asset.class))
        .map((asset) => ({
          value: symbolTextType(asset.class, asset.slug),
          label: nameIn(asset.asset_languages, locale, asset.ticker),
          badge: asset.ticker,
        }));
      setAnswer({ search, found });
    }, pause);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [search, locale]);
  if (!search) return { found: [], loading: false };
  return { found: answer.found, loading: answer.search !== search };
}
