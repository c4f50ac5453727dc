/**
 * Percentages of the whole that add up to exactly 100 once rounded (rule U-4): what rounding left over goes to
 * those it cut most. Floats suffice here: shares are shown, never booked. All zero when there is nothing to share.
 */
export function roundShares(values: readonly number[], decimals = 1): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (!(total > 0)) return values.map(() => 0);
  const unit = 10 ** decimals;
  const exact = values.map((value) => (value / total) * 100 * unit);
  const floors = exact.map((share) => Math.floor(share + 1e-9));
  const missing = 100 * unit - floors.reduce((sum, share) => sum + share, 0);
  const order = exact
    .map((share, at) => ({ at, cut: share - (floors[at] ?? 0) }))
    .sort((a, b) => b.cut - a.cut || a.at - b.at);
  for (const { at } of order.slice(0, missing)) floors[at] = (floors[at] ?? 0) + 1;
  return floors.map((share) => share / unit);
}
