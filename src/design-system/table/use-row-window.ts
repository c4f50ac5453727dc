import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../loading/use-hydrated.ts';
import { firstRows, type RowWindow, windowRows } from './window-rows.ts';

export const virtualFrom = 200;
const drawnUnmeasured = 60;
/** What the server draws: a screenful. The browser has the data and draws the rest as soon as it runs. */
const drawnOnServer = 8;

/**
 * Follows whatever scrolls, page or dialog. Until the browser has measured, the first rows are drawn; `whole` makes
 * the server draw more of them, for a table that search engines read.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  whole: boolean,
): RowWindow {
  const hydrated = useHydrated();
  const virtual = count > virtualFrom;
  const [view, setView] = useState<{ scrolled: number; viewport: number; rowHeight: number }>();

  useEffect(() => {
    if (!virtual) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const element = body.current;
      if (!element) return;
      const drawn = element.querySelector<HTMLElement>('tr[data-row]');
      setView({
        scrolled: -element.getBoundingClientRect().top,
        viewport: window.innerHeight,
        rowHeight: drawn?.offsetHeight || rowHeight,
      });
    };
    const ask = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    // Capture, because scrolling does not bubble out of a dialog.
    document.addEventListener('scroll', ask, { capture: true, passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', ask, { capture: true });
      window.removeEventListener('resize', ask);
    };
  }, [body, virtual, rowHeight]);

  const printing = usePrinting(virtual);
  if (!hydrated && !whole) return firstRows(drawnOnServer, count, rowHeight);
  if (!virtual || printing) return firstRows(count, count, rowHeight);
  if (!view) return firstRows(drawnUnmeasured, count, rowHeight);
  return windowRows({ count, ...view });
}

/** Whether the page is on its way to paper, where nothing scrolls: all rows are drawn before it gets there. */
function usePrinting(watched: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!watched) return;
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [watched]);
  return printing;
}
