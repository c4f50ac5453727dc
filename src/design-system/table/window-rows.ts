export type RowWindow = { first: number; last: number; before: number; after: number };

type View = {
  count: number;
  rowHeight: number;
  /** How far the rows are scrolled above the screen's top. */
  scrolled: number;
  /** The height of the screen. */
  viewport: number;
  overscan?: number;
};

/** Which rows to draw, `last` exclusive, and how many pixels to leave before and after them. */
export function windowRows({ count, rowHeight, scrolled, viewport, overscan = 10 }: View): RowWindow {
  const top = Math.floor(Math.max(0, scrolled) / rowHeight);
  const first = Math.max(0, Math.min(count, top) - overscan);
  const seen = Math.ceil(viewport / rowHeight) + 1;
  const last = Math.min(count, Math.min(count, top) + seen + overscan);
  return { first, last, before: first * rowHeight, after: (count - last) * rowHeight };
}

/** The beginning of a table, and the place of all that follows. */
export function firstRows(drawn: number, count: number, rowHeight: number): RowWindow {
  const last = Math.min(drawn, count);
  return { first: 0, last, before: 0, after: (count - last) * rowHeight };
}
