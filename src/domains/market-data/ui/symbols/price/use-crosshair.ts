import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** Where the reader points in a row of evenly spaced points, by pointer or keyboard. */
export function useCrosshair(last: number) {
  const [at, setAt] = useState<number>();
  const held = (place: number) => Math.max(0, Math.min(last, place));

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(held(Math.round(((event.clientX - box.left) / box.width) * last)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = at ?? last;
    const page = Math.ceil(last / 12);
    const steps: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - page,
      PageUp: from + page,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (event.key === 'Escape') setAt(undefined);
    if (next === undefined) return;
    event.preventDefault();
    setAt(held(next));
  };
  const leave = () => setAt(undefined);
  return {
    at,
    handlers: {
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: leave,
      onKeyDown,
      onBlur: leave,
    },
  };
}
