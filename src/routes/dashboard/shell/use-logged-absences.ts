import { useEffect } from 'react';

/** What could not be loaded is reported to the console only: the page works without it. */
export function useLoggedAbsences(absent: readonly string[]): void {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: only whoever looks for the cause needs it (rule U-11)
    for (const message of absent) console.error(message);
  }, [absent]);
}
