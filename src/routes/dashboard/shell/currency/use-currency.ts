import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { readStored, rememberInCookie, store } from '../browser-memory.ts';
import { type Currency, chooseCurrency } from './currency-choice.ts';

const key = 'currency';

/**
 * The currency amounts are shown in. Local storage keeps the choice and a cookie repeats it to the server; where
 * the two differ (cookies were cleared), local storage wins and the figures are loaded again.
 */
export function useCurrency(currencies: readonly Currency[], fromCookie: string | null) {
  const [saved, setSaved] = useState(fromCookie);
  const { revalidate } = useRevalidator();
  const currency = chooseCurrency(currencies, saved);

  const adopt = useCallback(
    (next: string) => {
      setSaved(next);
      rememberInCookie(key, next);
      void revalidate();
    },
    [revalidate],
  );

  useEffect(() => {
    const stored = readStored(key);
    if (stored && stored !== currency && chooseCurrency(currencies, stored) === stored) adopt(stored);
  }, [currencies, currency, adopt]);

  const choose = (next: string) => {
    store(key, next);
    adopt(next);
  };
  return { currency, choose };
}
