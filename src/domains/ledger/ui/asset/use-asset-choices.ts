import { useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { useLoaded } from '../../../../design-system/loading/use-loaded.ts';
import { callApi } from '../../../../foundation/call-api.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import { nameIn } from '../../../../foundation/name-in.ts';
import { listAssets } from '../../../instruments/contract.ts';
import type { TransactionType } from '../../transaction-types.ts';
import {
  type AssetChoice,
  asksCatalogue,
  choiceOf,
  choicesFor,
  keptByBroker,
} from '../transaction/transaction-assets.ts';
import type { HeldAsset } from '../transaction/transaction-sources.ts';
import { assetKey, holdingKey } from '../transaction/transaction-values.ts';

const pause = 250;
const mostFound = '30';

/** The assets to choose from, narrowed while one types, and the chosen one. */
export function useAssetChoices(
  type: TransactionType,
  held: readonly HeldAsset[],
  key: string,
  /** Chosen from the beginning. */
  first: AssetChoice | null = null,
) {
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState(first);
  const isAsked = asksCatalogue(type);
  const wanted = query.trim();

  const { shown, kept: found } = useLoaded(
    isAsked ? `${locale} ${wanted}` : null,
    async (signal) => {
      const query = { search: wanted, limit: mostFound };
      const { data } = await callApi(listAssets, { query }, locale, signal);
      return data.map((asset) => catalogueChoice(asset, locale));
    },
    { pause: wanted ? pause : 0 },
  );

  const own = held.find(({ holdingId }) => holdingKey(holdingId) === key);
  const chosen = useMemo(
    () => (own ? choiceOf(own) : picked?.key === key ? picked : null),
    [own, picked, key],
  );
  const choices = choicesFor({ type, held, found: found?.value ?? [], query, chosen });
  return {
    choices,
    chosen,
    kept: keptByBroker(held, query),
    isAsked,
    isSearching: shown.state === 'loading',
    /** The catalogue did not answer; what is held can be chosen all the same. */
    isFailed: shown.state === 'failed',
    onQuery: setQuery,
    /** Remembers what was picked of the catalogue, because the next search may not have it. */
    pick: (choice: AssetChoice) => {
      setPicked(choice);
      setQuery('');
    },
  };
}

export type AssetChoices = ReturnType<typeof useAssetChoices>;

/** An asset of the catalogue as the form offers it. */
export function catalogueChoice(
  asset: CallOutput<typeof listAssets>['data'][number],
  locale: string,
): AssetChoice {
  return {
    key: assetKey(asset.id),
    held: null,
    assetId: asset.id,
    ticker: asset.ticker,
    name: nameIn(asset.asset_languages, locale, asset.ticker),
    class: asset.class,
    mic: asset.mic,
    currencyId: asset.currency_id,
    currentPrice: asset.current_price,
    priceCurrency: asset.currency.toUpperCase(),
    priceUnit: asset.price_unit,
  };
}
