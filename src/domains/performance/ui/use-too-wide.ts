import { useEffect, useRef, useState } from 'react';

/**
 * Whether a table is wider than its place. Only then may it scroll sideways: a box that scrolls takes its sticky header
 * and total away from the window.
 */
export function useTooWide() {
  const box = useRef<HTMLDivElement>(null);
  const [tooWide, setTooWide] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const table = element.querySelector('table');
      setTooWide(table !== null && table.offsetWidth > element.clientWidth);
    });
    observer.observe(element);
    const table = element.querySelector('table');
    if (table) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { box, tooWide };
}
