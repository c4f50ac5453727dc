export type BarPart = { low: number; high: number };

/**
 * Bars of several parts, as fractions of the plot from its floor: what is above zero is piled up, what is below hangs down.
 * Floats, because it is a drawing.
 */
export function barLayout(bars: readonly (readonly number[])[]): { parts: BarPart[][]; zero: number } {
  const above = bars.map((bar) => bar.reduce((sum, value) => sum + Math.max(0, value), 0));
  const below = bars.map((bar) => bar.reduce((sum, value) => sum + Math.min(0, value), 0));
  const floor = Math.min(0, ...below);
  const span = Math.max(0, ...above) - floor || 1;
  const place = (value: number) => (value - floor) / span;
  return {
    zero: place(0),
    parts: bars.map((bar) => {
      let up = 0;
      let down = 0;
      return bar.map((value) => {
        if (value >= 0) {
          up += value;
          return { low: place(up - value), high: place(up) };
        }
        down += value;
        return { low: place(down), high: place(down - value) };
      });
    }),
  };
}
