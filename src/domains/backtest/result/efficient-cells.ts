type Cell = { metrics: { total_return: number | null; volatility: number | null } | null };

/** Cells that differ by less do not differ. */
const noise = 1e-9;

/** Cells that no other beats: none has at least the return for at most the volatility, and more of one of them. */
export function efficientCells(cells: readonly Cell[]): boolean[] {
  // What has no risk or return that is known can neither beat nor be beaten.
  const known = cells.map(({ metrics }) =>
    metrics && metrics.volatility !== null && metrics.total_return !== null
      ? { total_return: metrics.total_return, volatility: metrics.volatility }
      : null,
  );
  return known.map((metrics) => {
    if (!metrics) return false;
    return !known.some(
      (other) =>
        other !== null &&
        other.total_return >= metrics.total_return - noise &&
        other.volatility <= metrics.volatility + noise &&
        (other.total_return > metrics.total_return + noise || other.volatility < metrics.volatility - noise),
    );
  });
}
