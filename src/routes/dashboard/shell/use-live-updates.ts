import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { runTogether } from '../../../design-system/live/run-together.ts';
import { shareEvents } from '../../../design-system/live/share-events.ts';
import { thisBrowser } from '../../../design-system/live/this-browser.ts';

const burst = 300;

/** Reloads what the page shows when the server says that something changed. */
export function useLiveUpdates(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const browser = thisBrowser('person');
    if (!browser) return;
    const reload = runTogether(() => void revalidate(), burst);
    const stop = shareEvents(browser, (name) => {
      // The progress of a simulation concerns its own dialog, which listens for itself.
      if (name !== 'SimulationChanged') reload.run();
    });
    return () => {
      stop();
      reload.cancel();
    };
  }, [revalidate]);
}
