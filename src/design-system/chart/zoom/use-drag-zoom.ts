import { type PointerEvent, useState } from 'react';
import { placeByPixel } from '../crosshair-steps.ts';

/** Part of a plot, in pixels from its element's left. */
export type Stretch = { left: number; right: number };

type Options = {
  /** How many places there are. */
  count: number;
  /** The part of the element that is the plot; all of it without one. */
  plot?: Stretch | undefined;
  /** Gets the first and the last chosen place; without it nothing is dragged. */
  onZoom?: ((from: number, to: number) => void) | undefined;
};

/** Less is a click with an unsteady hand. */
const leastPixels = 12;

/** A stretch of a chart chosen by dragging a mouse or a pen across it. A finger moves the crosshair and the page. */
export function useDragZoom({ count, plot, onZoom }: Options) {
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const last = Math.max(0, count - 1);
  const inPlot = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { left, right } = plot ?? { left: 0, right: box.width };
    return { x: Math.max(left, Math.min(right, event.clientX - box.left)), stretch: { left, right } };
  };
  return {
    /** What is being chosen. */
    chosen: drag && stretchOf(drag),
    begin: (event: PointerEvent<HTMLElement>) => {
      if (!onZoom || event.pointerType === 'touch' || event.button !== 0) return;
      const { x } = inPlot(event);
      setDrag({ from: x, to: x });
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    move: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ ...drag, to: inPlot(event).x });
    },
    end: (event: PointerEvent<HTMLElement>) => {
      if (!drag) return;
      setDrag(undefined);
      const { x, stretch } = inPlot(event);
      const places = placesBetween(drag.from, x, stretch, last);
      if (places) onZoom?.(places.from, places.to);
    },
    giveUp: () => setDrag(undefined),
    isDragging: drag !== undefined,
  };
}

function stretchOf({ from, to }: { from: number; to: number }): Stretch {
  return { left: Math.min(from, to), right: Math.max(from, to) };
}

/** The places between two pixels, in whichever direction; nothing where that is no stretch. */
export function placesBetween(a: number, b: number, plot: Stretch, last: number) {
  const { left, right } = stretchOf({ from: a, to: b });
  if (right - left < leastPixels) return undefined;
  const from = placeByPixel(left, plot, last);
  const to = placeByPixel(right, plot, last);
  return to > from ? { from, to } : undefined;
}
