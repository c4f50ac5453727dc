/** How far below its highest value so far a series stands, in percent and never above zero. */
export function drawdown(values: readonly number[]): number[] {
  let high = Number.NEGATIVE_INFINITY;
  return values.map((value) => {
    high = Math.max(high, value);
    return high > 0 ? (value / high - 1) * 100 : 0;
  });
}
