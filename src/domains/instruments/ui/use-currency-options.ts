import { useLocale } from 'use-intl';
import { useLoaded } from '../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../foundation/call-api.ts';
import { listAllCurrencies } from '../contract.ts';

type Currency = { id: string; title: string; name: string };

/** Currencies to choose from: those somebody chose at once, and behind them all others when they have come. */
export function useCurrencyOptions(chosen: readonly Currency[]) {
  const locale = useLocale();
  const { kept } = useLoaded(locale, (signal) => callApi(listAllCurrencies, {}, locale, signal));
  const known = new Set(chosen.map(({ id }) => id));
  const others = kept?.value.data.filter(({ id }) => !known.has(id)) ?? [];
  return [...chosen, ...others].map(({ id, title, name }) => {
    const code = title.toUpperCase();
    return { value: id, code, label: `${code}, ${name}` };
  });
}
