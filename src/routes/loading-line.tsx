import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { LoadingBar } from '../design-system/states/loading-bar.tsx';
import { underWay } from '../foundation/under-way.ts';

const throttle = 200;
const shortest = 200;
/** A navigation that begins later has another cause. */
const clickLasts = 1000;

/** The line at the top while a page or an answer is on its way; the link that was clicked shows it at once (U-21). */
export function LoadingLine() {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const { state } = useRevalidator();
  const calling = useSyncExternalStore(underWay.subscribe, underWay.any, () => false);
  useClickedLink(navigation.state !== 'idle');
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

/** Marks the link behind a navigation until its page has come; `base.css` fades it. */
function useClickedLink(going: boolean): void {
  const clicked = useRef<{ link: Element; at: number }>(undefined);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      clicked.current = link ? { link, at: Date.now() } : undefined;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  useEffect(() => {
    const last = clicked.current;
    if (!going || !last || Date.now() - last.at > clickLasts) return;
    last.link.setAttribute('data-going', '');
    return () => last.link.removeAttribute('data-going');
  }, [going]);
}
