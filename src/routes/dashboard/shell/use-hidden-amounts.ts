import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useKey } from '../../../design-system/keys/use-key.ts';
import { amountsAreHidden, hideAmounts, onHiddenAmounts } from '../../../foundation/hidden-amounts.ts';
import { readStored, rememberInCookie, store } from './browser-memory.ts';

const keySetting = 'amounts-key';

/** The key that covers one's amounts, unless it is switched off (rule U-27). */
export const amountsKey = 'h';

export type HiddenAmounts = {
  hidden: boolean;
  toggle: () => void;
  /** Whether the key does it: whoever speaks to the computer may want no single letters. */
  hasKey: boolean;
  setKey: (on: boolean) => void;
};

/** Covers amounts as this browser was told, from the first drawing on, and only while the dashboard is open. */
export function useHiddenAmounts(fromCookie: boolean): HiddenAmounts {
  useState(() => typeof window !== 'undefined' && hideAmounts(fromCookie));
  useEffect(() => {
    hideAmounts(fromCookie);
    return () => hideAmounts(false);
  }, [fromCookie]);
  const hidden = useSyncExternalStore(onHiddenAmounts, amountsAreHidden, amountsAreHidden);
  const toggle = useCallback(() => {
    const next = !amountsAreHidden();
    rememberInCookie('amounts', next ? 'hidden' : null);
    hideAmounts(next);
  }, []);
  const [hasKey, setHasKey] = useState(true);
  useEffect(() => setHasKey(readStored(keySetting) !== 'off'), []);
  const setKey = useCallback((on: boolean) => {
    store(keySetting, on ? 'on' : 'off');
    setHasKey(on);
  }, []);
  useKey(amountsKey, toggle, hasKey);
  return { hidden, toggle, hasKey, setKey };
}
