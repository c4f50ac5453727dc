import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { placeByKey, placeByPixel, within } from './crosshair-steps.ts';
import { useDragZoom } from './zoom/use-drag-zoom.ts';

type Options = {
  /** How many places there are. */
  count: number;
  /** Where it stands while nobody points; nowhere without one. */
  defaultAt?: number;
  /** The part of the element that is the plot, in pixels from its left; all of it without one. */
  plot?: { left: number; right: number };
  /** The place nearest to a pixel, where places are not spread evenly. */
  nearest?: (x: number, y: number) => number;
  /** Gets the first and the last place of a stretch that is dragged over. */
  onZoom?: ((from: number, to: number) => void) | undefined;
};

/** A place on a chart, chosen by pointing, touching or the arrow keys. `CrosshairPlot` takes what it gives. */
export function useCrosshair({ count, defaultAt, plot, nearest, onZoom }: Options) {
  const [chosen, setChosen] = useState<number>();
  const zoom = useDragZoom({ count, plot, onZoom });
  const last = Math.max(0, count - 1);
  const at = chosen ?? defaultAt;
  const shown = at === undefined || count === 0 ? undefined : within(at, last);

  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left;
    const byPixel = () => placeByPixel(x, plot ?? { left: 0, right: box.width }, last);
    setChosen(nearest ? within(nearest(x, event.clientY - box.top), last) : byPixel());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog around the chart closes by Escape only once there is no crosshair left to put away.
    if (event.key === 'Escape' && (chosen !== undefined || zoom.isDragging)) {
      event.stopPropagation();
      zoom.giveUp();
      setChosen(undefined);
    }
    const next = placeByKey(event.key, shown ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  return {
    at: shown,
    /** The place for those who listen: the last one while nobody points. */
    now: shown ?? last,
    /** What is being dragged over. */
    stretch: zoom.chosen,
    slider: {
      'aria-valuemin': 0,
      'aria-valuemax': last,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        follow(event);
        zoom.move(event);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        follow(event);
        zoom.begin(event);
      },
      onPointerUp: zoom.end,
      onPointerCancel: zoom.giveUp,
      onPointerLeave: () => setChosen(undefined),
      onBlur: () => setChosen(undefined),
      onKeyDown,
    },
  };
}
