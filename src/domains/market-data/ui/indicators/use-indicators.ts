import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { listCurrencies } from '../../../instruments/contract.ts';
import { assetIndicators } from '../../contract.ts';
import type { IndicatorModule } from './indicators-of.ts';

export type Indicators = CallOutput<typeof assetIndicators>['data'];

/** Codes by id, because reports name their currency by its id. */
export type CurrencyCodes = Readonly<Record<string, string>>;

type Loaded = { of: string } & (
  | { state: 'failed' }
  | { state: 'ready'; indicators: Indicators; currencies: CurrencyCodes }
);
export type IndicatorsState = { state: 'loading' } | Loaded;

/** A loading state that only flashes tells nothing (rule U-5). */
const shortest = 200;

/** The indicators of an asset for one view, and how to ask again. */
export function useIndicators(assetId: string, module: IndicatorModule | undefined) {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const wanted = `${module} ${assetId} ${attempt}`;
  useEffect(() => {
    if (!module) return;
    let wantedStill = true;
    const answer = Promise.all([
      callApi(assetIndicators, { query: { assetId, module } }, locale),
      callApi(listCurrencies, {}, locale),
      new Promise((resolve) => setTimeout(resolve, shortest)),
    ]);
    answer.then(
      ([{ data: indicators }, { data: currencies }]) => {
        const codes = Object.fromEntries(currencies.map(({ id, title }) => [id, title]));
        if (wantedStill) setLoaded({ of: wanted, state: 'ready', indicators, currencies: codes });
      },
      () => wantedStill && setLoaded({ of: wanted, state: 'failed' }),
    );
    return () => {
      wantedStill = false;
    };
  }, [assetId, module, locale, wanted]);
  const shown: IndicatorsState = loaded?.of === wanted ? loaded : { state: 'loading' };
  return { shown, retry: () => setAttempt(attempt + 1) };
}
