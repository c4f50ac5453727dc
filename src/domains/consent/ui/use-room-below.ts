import { type RefObject, useEffect } from 'react';

/** Lets the page be scrolled so far that nothing of it stays under the panel, and what has the focus comes out from under it. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { body, documentElement: root } = document;
    const observer = new ResizeObserver(() => {
      const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`;
      body.style.paddingBottom = room;
      root.style.scrollPaddingBottom = room;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.paddingBottom = '';
      root.style.scrollPaddingBottom = '';
    };
  }, [panel]);
}
