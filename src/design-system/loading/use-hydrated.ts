import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the browser takes its page over; true ever after, for what is drawn anew at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
