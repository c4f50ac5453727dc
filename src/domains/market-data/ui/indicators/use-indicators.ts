import { useLocale } from 'use-intl';
import { shortestLoading, useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { listAllCurrencies } from '../../../instruments/contract.ts';
import { assetIndicators } from '../../contract.ts';
import type { IndicatorModule } from './indicators-of.ts';

export type Indicators = CallOutput<typeof assetIndicators>['data'];

/** Codes by id, because reports name their currency by its id. */
export type CurrencyCodes = Readonly<Record<string, string>>;

/** The indicators of an asset for one view, and how to ask again. */
export function useIndicators(assetId: string, module: IndicatorModule | undefined) {
  const locale = useLocale();
  const load = async (signal: AbortSignal) => {
    const [{ data: indicators }, { data: currencies }] = await Promise.all([
      callApi(assetIndicators, { query: { assetId, module: module! } }, locale, signal),
      callApi(listAllCurrencies, {}, locale, signal),
    ]);
    return { indicators, currencies: Object.fromEntries(currencies.map(({ id, title }) => [id, title])) };
  };
  return useLoaded(module ? `${module} ${assetId} ${locale}` : null, load, { shortest: shortestLoading });
}
