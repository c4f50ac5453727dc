import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type Size = { width: number; height: number };

/** Pixels between the margins of a page of A4. */
const paperWidth = 703;

/**
 * The size of an element, followed as it changes. Until it is measured the server's guess holds; the element
 * must not take its size from what is drawn in it, so that nothing jumps. Paper is not measured: what is wider is drawn
 * as wide as a page, so that its words are not squeezed.
 */
export function useSize(element: RefObject<HTMLElement | null>, guess: Size): Size {
  const [size, setSize] = useState(guess);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let measured: Size | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      const height = Math.round(entry?.contentRect.height ?? 0);
      // Nothing is drawn while it is hidden behind its table.
      if (width <= 0 || height <= 0) return;
      measured = { width, height };
      setSize(measured);
    });
    observer.observe(target);
    const toPaper = () => {
      if (!measured || measured.width <= paperWidth) return;
      const { height } = measured;
      flushSync(() => setSize({ width: paperWidth, height }));
    };
    const back = () => measured && setSize(measured);
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', back);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', back);
    };
  }, [element]);
  return size;
}
