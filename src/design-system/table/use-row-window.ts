import { type RefObject, useEffect, useState } from 'react';
import { type RowWindow, windowRows } from './window-rows.ts';

export const virtualFrom = 200;
const firstDrawn = 60;

/**
 * Follows whatever scrolls, page or dialog. Until the browser has measured, the first rows are drawn, as on the
 * server.
 */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
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

  if (!virtual) return { first: 0, last: count, before: 0, after: 0 };
  if (!view) return { first: 0, last: firstDrawn, before: 0, after: (count - firstDrawn) * rowHeight };
  return windowRows({ count, ...view });
}
