import { type RefObject, useEffect, useState } from 'react';

export type Size = { width: number; height: number };

/**
 * The size of an element, followed as it changes. Until it is measured the server's guess holds; the element
 * must not take its size from what is drawn in it, so that nothing jumps.
 */
export function useSize(element: RefObject<HTMLElement | null>, guess: Size): Size {
  const [size, setSize] = useState(guess);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      const height = Math.round(entry?.contentRect.height ?? 0);
      // Nothing is drawn while it is hidden behind its table.
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
