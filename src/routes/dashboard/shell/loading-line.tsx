import { useEffect, useRef, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { LoadingBar } from '../../../design-system/states/loading-bar.tsx';
import { useBusy } from './busy.ts';

const throttle = 200;
const shortest = 200;

/** The line at the top while a page or an answer is on its way. */
export function LoadingLine() {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const { state } = useRevalidator();
  const calling = useBusy();
  const active =
    calling ||
    navigation.state !== 'idle' ||
    state !== 'idle' ||
    fetchers.some((fetcher) => fetcher.state !== 'idle');
  return <LoadingBar active={useLongEnough(active)} />;
}

/** What was seen at all stays for a moment, so that it does not flicker. Below the throttle it was never seen. */
function useLongEnough(active: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (active) {
      since.current = Date.now();
      setShown(true);
      return;
    }
    const seenFor = Date.now() - since.current - throttle;
    const timer = setTimeout(() => setShown(false), seenFor > 0 ? Math.max(0, shortest - seenFor) : 0);
    return () => clearTimeout(timer);
  }, [active]);
  return shown;
}
