import { type KeyboardEvent, type PointerEvent, useState } from 'react';

type Options = {
  /** How many places there are. */
  count: number;
  /** Where it stands while nobody points; nowhere without one. */
  defaultAt?: number;
  /** The part of the element that is the plot, in pixels from its left: places are spread evenly over it. */
  plot?: { left: number; right: number };
  /** The place nearest to a pixel, where places are not spread evenly. */
  nearest?: (x: number, y: number) => number;
};

/** A place on a chart, chosen by pointing, touching or the arrow keys. Give what `slider` has to the element with that role. */
export function useCrosshair({ count, defaultAt, plot = { left: 0, right: 1 }, nearest }: Options) {
  const [chosen, setChosen] = useState<number>();
  const last = count - 1;
  const within = (place: number) => Math.max(0, Math.min(last, place));
  const at = chosen ?? defaultAt;
  const shown = at === undefined || count === 0 ? undefined : within(at);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left;
    const share = (x - plot.left) / Math.max(1, plot.right - plot.left);
    setChosen(within(nearest ? nearest(x, event.clientY - box.top) : Math.round(share * last)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const from = shown ?? last;
    const steps: Record<string, number> = {
      ArrowLeft: from - 1,
      ArrowRight: from + 1,
      PageDown: from - Math.ceil(last / 12),
      PageUp: from + Math.ceil(last / 12),
      Home: 0,
      End: last,
    };
    // A dialog around the chart closes by Escape only once there is no crosshair left to put away.
    if (event.key === 'Escape' && chosen !== undefined) {
      event.stopPropagation();
      setChosen(undefined);
    }
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(within(next));
  };
  return {
    at: shown,
    /** The place for those who listen: the last one while nobody points. */
    now: shown ?? Math.max(0, last),
    slider: {
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(0, last),
      onPointerMove: follow,
      onPointerDown: follow,
      onPointerLeave: () => setChosen(undefined),
      onBlur: () => setChosen(undefined),
      onKeyDown,
    },
  };
}
