import { useEffect, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { runTogether } from '../../../design-system/live/run-together.ts';
import { shareEvents } from '../../../design-system/live/share-events.ts';
import { thisBrowser } from '../../../design-system/live/this-browser.ts';

const burst = 300;

/** Reloads what the page shows when the server says that something changed. */
export function useLiveUpdates(): void {
  const { revalidate } = useRevalidator();
  const isWalking = useNavigation().state !== 'idle';
  // On the way to another page the frame is not asked for: it would go on showing what was before.
  const walking = useRef({ isWalking, isMissed: false });
  walking.current.isWalking = isWalking;
  useEffect(() => {
    if (isWalking || !walking.current.isMissed) return;
    walking.current.isMissed = false;
    void revalidate();
  }, [isWalking, revalidate]);
  useEffect(() => {
    const browser = thisBrowser('person');
    if (!browser) return;
    const reload = runTogether(() => {
      if (walking.current.isWalking) walking.current.isMissed = true;
      else void revalidate();
    }, burst);
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
