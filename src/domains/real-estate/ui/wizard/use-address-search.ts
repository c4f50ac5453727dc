import { useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { callApi } from '../../../../foundation/call-api.ts';
import {
  type Address,
  type AddressSource,
  type AddressSuggestion,
  longestSearch,
  readAddress,
  searchAddresses,
} from '../../addresses-contract.ts';

const pause = 300;

type Found = {
  suggestions: AddressSuggestion[];
  source: AddressSource;
  state: 'idle' | 'loading' | 'ready' | 'fallback' | 'failed';
};

/** Suggestions for what is typed, a moment after the last key; the newest question is the one that counts. */
export function useAddressSearch() {
  const locale = useLocale();
  const [found, setFound] = useState<Found>({ suggestions: [], source: 'places', state: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask(typed: string) {
    asked.current += 1;
    const question = asked.current;
    try {
      const { data } = await callApi(searchAddresses, { query: { search: typed } }, locale);
      if (question !== asked.current) return;
      const { suggestions, source, is_fallback } = data;
      setFound({ suggestions, source, state: is_fallback ? 'fallback' : 'ready' });
    } catch {
      if (question === asked.current) setFound((before) => ({ ...before, suggestions: [], state: 'failed' }));
    }
  }

  return {
    ...found,
    type(typed: string) {
      clearTimeout(timer.current);
      const text = typed.trim().slice(0, longestSearch);
      setFound((before) => ({ ...before, state: text ? 'loading' : 'idle' }));
      timer.current = setTimeout(() => void ask(text), pause);
    },
    /** The address of a suggestion; null where it cannot be had, and the rest is typed. */
    async pick(id: string): Promise<{ suggestion: AddressSuggestion; address: Address | null } | null> {
      const suggestion = found.suggestions.find((one) => one.id === id);
      if (!suggestion) return null;
      asked.current += 1;
      setFound((before) => ({ ...before, suggestions: [], state: 'idle' }));
      if (suggestion.address) return { suggestion, address: suggestion.address };
      try {
        return { suggestion, address: (await callApi(readAddress, { params: { id } }, locale)).data };
      } catch {
        setFound((before) => ({ ...before, state: 'failed' }));
        return { suggestion, address: null };
      }
    },
  };
}
