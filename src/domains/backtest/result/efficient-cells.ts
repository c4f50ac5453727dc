type Cell = { metrics: { annualized_return: number; volatility: number } | null };

/** Cells that differ by less do not differ. */
const noise = 1e-9;

/** Cells that no other beats: none has at least the return for at most the volatility, and more of one of them. */
export function efficientCells(cells: readonly Cell[]): boolean[] {
  return cells.map(({ metrics }) => {
    if (!metrics) return false;
    return !cells.some(
      ({ metrics: other }) =>
        other !== null &&
        other.annualized_return >= metrics.annualized_return - noise &&
        other.volatility <= metrics.volatility + noise &&
        (other.annualized_return > metrics.annualized_return + noise ||
          other.volatility < metrics.volatility - noise),
    );
  });
}
