import { useEffect, useRef } from 'react';
import { type DayPrice, unitPrice } from '../transaction/transaction-price.ts';
import type { TransactionSources } from '../transaction/transaction-sources.ts';
import { useDayPrice } from '../transaction/use-day-price.ts';
import type { AssetFormState } from './use-asset-form.ts';

export type FetchedPrice =
  | { state: 'idle' | 'waiting' | 'none' | 'failed' }
  | { state: 'known'; price: DayPrice; perUnit: string | null };

type Input = {
  form: AssetFormState;
  /** Nothing for a holding that is only changed: its purchase has a price already. */
  asset: { id: string } | undefined;
  sources: Pick<TransactionSources, 'price'>;
  today: string;
};

/** Fetches price and currency once asset and day are set, and fills them in unless they were typed. */
export function useAssetPrice({ form, asset, sources, today }: Input): FetchedPrice {
  const day = form.values.added_at;
  const shown = useDayPrice(sources, asset?.id, day, today);
  const latest = useRef(form);
  latest.current = form;
  const price = shown.state === 'ready' ? shown.value : null;
  useEffect(() => {
    const perUnit = price && unitPrice(price.value);
    if (!perUnit || latest.current.isTyped('value')) return;
    latest.current.fill('value', perUnit);
    if (!latest.current.isTyped('currency_id')) latest.current.fill('currency_id', price.currencyId);
  }, [price]);
  if (shown.state === 'loading') return { state: 'waiting' };
  if (shown.state !== 'ready') return { state: shown.state };
  return price ? { state: 'known', price, perUnit: unitPrice(price.value) } : { state: 'none' };
}
