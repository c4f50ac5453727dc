import { useEffect, useRef, useState } from 'react';
import { isDay } from '../../../../foundation/calendar-day.ts';
import { type DayPrice, unitPrice } from '../transaction/transaction-price.ts';
import type { TransactionSources } from '../transaction/transaction-sources.ts';
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
  // A year is typed digit by digit: the year 202 has no prices.
  const asks = asset !== undefined && isDay(day) && day <= today && day > '1900';
  const [fetched, setFetched] = useState<{ of: string; price: FetchedPrice }>();
  const of = asks ? `${asset.id} ${day}` : '';
  const latest = useRef(form);
  latest.current = form;
  const id = asset?.id;
  useEffect(() => {
    if (!of || !id) return;
    let left = false;
    sources.price(id, day).then(
      (price) => {
        if (left) return;
        if (!price) return setFetched({ of, price: { state: 'none' } });
        const perUnit = unitPrice(price.value);
        setFetched({ of, price: { state: 'known', price, perUnit } });
        if (perUnit === null || latest.current.isTyped('value')) return;
        latest.current.fill('value', perUnit);
        if (!latest.current.isTyped('currency_id')) latest.current.fill('currency_id', price.currencyId);
      },
      () => left || setFetched({ of, price: { state: 'failed' } }),
    );
    return () => {
      left = true;
    };
  }, [of, id, day, sources]);
  if (!of) return { state: 'idle' };
  return fetched?.of === of ? fetched.price : { state: 'waiting' };
}
