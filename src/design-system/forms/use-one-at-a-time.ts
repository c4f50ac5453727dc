import { useRef } from 'react';

/** Does one thing at a time: a second click comes before React has drawn the button again. */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const busy = useRef(false);
  return async (act) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await act();
    } finally {
      busy.current = false;
    }
  };
}
