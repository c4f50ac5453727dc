import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';

type Props = {
  /** Something typed would be lost, so leaving by a link or with the tab is held up too. */
  filled: boolean;
  /** Closes the dialog, or asks first; true once it is closed. */
  close: () => Promise<boolean>;
};

/** While a dialog is open the browser's back button closes it, as it does on a phone, and the page behind stays. */
export function BackCloses({ filled, close }: Props) {
  const isBack = useRef(false);
  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    isBack.current = historyAction === 'POP';
    return isBack.current || (filled && currentLocation.pathname !== nextLocation.pathname);
  });
  // Each attempt is an object of its own: by its state alone one that follows at once would be taken for the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to leave is answered once
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (isBack.current) {
      blocker.reset();
      void close();
    } else void close().then((isClosed) => (isClosed ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    if (!filled) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [filled]);
  return null;
}
