import { useLocale } from 'use-intl';
import type { ComboboxOption } from '../../../design-system/inputs/combobox.tsx';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
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
  const load = async (signal: AbortSignal) => {
    const { data } = await callApi(listAssets, { query: { search, limit: mostFound } }, locale, signal);
    return data
      .filter((asset) => !asset.is_custom && marketClasses.some((known) => known === asset.class))
      .map((asset) => ({
        value: symbolTextType(asset.class, asset.slug),
        label: nameIn(asset.asset_languages, locale, asset.ticker),
        badge: asset.ticker,
      }));
  };
  const { shown, kept } = useLoaded(search ? `${locale} ${search}` : null, load, { pause });
  return { found: (search && kept?.value) || [], loading: shown.state === 'loading' };
}
