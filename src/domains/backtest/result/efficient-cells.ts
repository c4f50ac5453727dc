type Cell = { metrics: { annualized_return: number; volatility: number | null } | null };

/** Cells that differ by less do not differ. */
const noise = 1e-9;

/** Cells that no other beats: none has at least the return for at most the volatility, and more of one of them. */
export function efficientCells(cells: readonly Cell[]): boolean[] {
  // What has no risk that is known can neither beat nor be beaten.
  const known = cells.map(({ metrics }) =>
    metrics && metrics.volatility !== null ? { ...metrics, volatility: metrics.volatility } : null,
  );
  return known.map((metrics) => {
    if (!metrics) return false;
    return !known.some(
      (other) =>
        other !== null &&
        other.annualized_return >= metrics.annualized_return - noise &&
        other.volatility <= metrics.volatility + noise &&
        (other.annualized_return > metrics.annualized_return + noise ||
          other.volatility < metrics.volatility - noise),
    );
  });
}
