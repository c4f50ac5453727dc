/**
 * The colours of a heatmap's tile: nine fixed steps, no ramp, so that two tiles of one colour mean the same.
 * `unit` is how many percent one step is. The number itself is always printed in the tile.
 */
export function heatColours(change: number, unit: number): { background: string; color: string } {
  const step = Math.max(-4, Math.min(4, Math.sign(change) * Math.round(Math.abs(change) / unit)));
  const name = step < 0 ? `d${-step}` : step > 0 ? `u${step}` : '0';
  return { background: `var(--hm-${name})`, color: `var(--hm-${Math.abs(step) > 2 ? 'hi' : 'lo'})` };
}
