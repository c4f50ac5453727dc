import { useEffect, useRef } from 'react';
import { transactionShapes } from '../../transaction-types.ts';
import type { AssetChoice } from './transaction-assets.ts';
import type { TransactionFormState } from './use-transaction-form.ts';
import type { TransactionLists } from './use-transaction-lists.ts';

export type Quote = { price: string; currencyId: string };

/** Fills what follows from what is known: the only portfolio, the currency of the asset or portfolio. */
export function useTransactionDefaults(
  form: TransactionFormState,
  lists: TransactionLists,
  chosen: AssetChoice | null,
): void {
  const { values, fill } = form;
  const { portfolioId, currencyId, type } = values;
  const only = lists.portfolios.length === 1 ? lists.portfolios[0]?.id : undefined;
  const portfolio = lists.portfolios.find(({ id }) => id === portfolioId);
  const ofPortfolio = transactionShapes[type].asset === 'required' ? undefined : portfolio?.currencyId;
  const wanted = (chosen?.held ?? chosen)?.currencyId ?? ofPortfolio;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it fills in decides
  useEffect(() => {
    if (!portfolioId && only) fill({ portfolioId: only });
  }, [portfolioId, only]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it fills in decides
  useEffect(() => {
    if (!currencyId && wanted) fill({ currencyId: wanted });
  }, [currencyId, wanted]);
}

/** Takes the market's price into an empty field, or into one that still holds the market's price of before. */
export function usePrefilledPrice(form: TransactionFormState, quote: Quote | null): void {
  const filled = useRef('');
  const { values, fill } = form;
  const price = quote?.price;
  const currencyId = quote?.currencyId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a price is filled in when it comes, not when one types
  useEffect(() => {
    if (price === undefined || currencyId === undefined) return;
    if (values.price !== '' && values.price !== filled.current) return;
    filled.current = price;
    fill({ price, currencyId });
  }, [price, currencyId, values.asset, values.day]);
}
