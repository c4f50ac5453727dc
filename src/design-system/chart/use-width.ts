import { type RefObject, useEffect, useState } from 'react';

/**
 * The width of an element, followed as it changes. Until it is measured the server's guess holds; the element's
 * height must not depend on it, so that nothing jumps.
 */
export function useWidth(element: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
