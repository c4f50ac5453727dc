const count = 10;

/** The colour of the n-th series, for areas. `graphite` is for blocks that stay dark. */
export function seriesColour(index: number, graphite = false): string {
  return `var(--c${graphite ? 'g' : ''}${(index % count) + 1})`;
}
