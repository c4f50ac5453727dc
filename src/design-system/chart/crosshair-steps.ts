/** Where a key leads from a place among `last + 1`; nothing for keys that mean something else. */
export function placeByKey(key: string, from: number, last: number): number | undefined {
  const page = Math.ceil(last / 12);
  const places: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - page,
    PageUp: from + page,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? undefined : within(place, last);
}

/** The place nearest to a pixel of a plot over which places are spread evenly. */
export function placeByPixel(x: number, plot: { left: number; right: number }, last: number): number {
  const share = (x - plot.left) / Math.max(1, plot.right - plot.left);
  return within(Math.round(share * last), last);
}

export function within(place: number, last: number): number {
  return Math.max(0, Math.min(last, place));
}
