/**
 * Moves labels apart until neighbours have `gap` between them, by as little as it takes and inside `from` to `to`.
 * Where the room is too small for all of them the gap shrinks instead of any label leaving the plot.
 */
export function spreadLabels(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const apart = Math.min(gap, order.length > 1 ? (to - from) / (order.length - 1) : gap);
  const placed = [...wanted];
  let least = from;
  for (const at of order) {
    placed[at] = Math.max(wanted[at]!, least);
    least = placed[at] + apart;
  }
  let most = to;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at]!, most);
    most = placed[at] - apart;
  }
  return placed;
}
