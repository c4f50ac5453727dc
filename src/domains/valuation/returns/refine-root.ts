/** A figure and its slope at a place. */
export type Probe = (at: number) => { figure: number; slope: number };

const epsilon = Number.EPSILON;

/**
 * The root between two places whose figures have different signs: Newton's steps as long as they stay inside and
 * shrink, halving otherwise, so that it is never astray.
 */
export function refineRoot(probe: Probe, low: number, high: number, start = (low + high) / 2): number {
  const lowSign = Math.sign(probe(low).figure);
  if (lowSign === 0) return low;
  let at = start > low && start < high ? start : (low + high) / 2;
  let width = high - low;
  for (let step = 0; step < 200; step++) {
    const { figure, slope } = probe(at);
    if (figure === 0) return at;
    if (Math.sign(figure) === lowSign) low = at;
    else high = at;
    const newton = at - figure / slope;
    const wanted = newton > low && newton < high && Math.abs(newton - at) < width / 2;
    const next = wanted ? newton : (low + high) / 2;
    width = Math.abs(next - at);
    if (width <= 2 * epsilon * Math.abs(next) + Number.MIN_VALUE || next === low || next === high)
      return next;
    at = next;
  }
  return at;
}
