import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Only the browser knows its keyboard; the server writes what most have. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    never,
    () => /Mac|iP(hone|ad)/.test(navigator.userAgent),
    () => false,
  );
}
