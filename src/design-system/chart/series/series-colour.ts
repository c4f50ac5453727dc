const count = 10;

/** The colour of the n-th series, for areas. `graphite` is for blocks that stay dark. */
export function seriesColour(index: number, graphite = false): string {
  return `var(--c${graphite ? 'g' : ''}${(index % count) + 1})`;
}

/**
 * A colour that goes with the thing, not with its place in a list, so that an asset keeps it from chart to chart.
 * Two may share one; where a chart has few and fixed things (asset classes), give each its own index instead.
 */
export function colourByIdentity(key: string, graphite = false): string {
  let hash = 0;
  for (const letter of key) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return seriesColour(hash, graphite);
}
