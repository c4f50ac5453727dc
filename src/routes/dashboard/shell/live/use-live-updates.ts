import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { eventsCall } from '../../../api/events-call.ts';
import { runTogether } from './run-together.ts';
import { type Browser, type Channel, shareEvents } from './share-events.ts';

const burst = 300;

/** Reloads what the page shows when the server says that something changed. */
export function useLiveUpdates(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    const reload = runTogether(() => void revalidate(), burst);
    const stop = shareEvents(thisBrowser(), reload.run);
    return () => {
      stop();
      reload.cancel();
    };
  }, [revalidate]);
}

function thisBrowser(): Browser {
  return {
    openSource: () => new EventSource(eventsCall.path),
    locks: navigator.locks,
    openChannel:
      typeof BroadcastChannel === 'undefined'
        ? undefined
        : () => new BroadcastChannel('walory:events') as Channel,
  };
}
