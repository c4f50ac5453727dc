import { type KeyboardEvent, useState } from 'react';

/** Which row of a list the keyboard stands on, while the focus stays in a field. Another list begins at its first. */
export function useRowCursor(count: number, of: string, rowId: (at: number) => string) {
  const [kept, setKept] = useState({ of, at: 0 });
  const at = kept.of === of ? Math.min(kept.at, count - 1) : 0;
  const point = (next: number) => setKept({ of, at: next });
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step === undefined || count === 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(count - 1, at + step));
    point(next);
    document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
  };
  return { at: count > 0 ? Math.max(0, at) : undefined, point, onKeyDown };
}
