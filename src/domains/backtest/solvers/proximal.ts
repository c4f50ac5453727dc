/** One group of cells of one step whose cost is known in closed form but for a common price. */
export type ProximalTerms = {
  up: Float64Array;
  down: Float64Array;
  power: Float64Array | null;
  lower: Float64Array;
  upper: Float64Array;
  /**
   * A common price eta: of `weights'|t| <= bound`, of `weights't <= bound` or `= bound`, or of the square
   * of `weights'|t|`, whose price is twice the sum.
   */
  sum: { weights: Float64Array; bound: number; kind: 'absolute' | 'plain' | 'exact' | 'squared' } | null;
};

/** Smallest point of `rho/2 (t - v)^2 + cost(t)` for one cell. */
function settle(v: number, rho: number, up: number, down: number, power: number): number {
  const force = rho * v;
  const excess = force > up ? force - up : force < -down ? force + down : 0;
  if (excess === 0) return 0;
  if (power === 0) return excess / rho;
  // With t = r^2 the condition is a quadratic in r.
  const root = (Math.sqrt(2.25 * power * power + 4 * rho * Math.abs(excess)) - 1.5 * power) / (2 * rho);
  return excess > 0 ? root * root : -root * root;
}

function place(
  terms: ProximalTerms,
  rho: number,
  eta: number,
  v: Float64Array,
  at: number,
  into: Float64Array,
): number {
  const { up, down, power, lower, upper, sum } = terms;
  const n = up.length;
  const plain = sum !== null && (sum.kind === 'plain' || sum.kind === 'exact');
  let total = 0;
  for (let i = 0; i < n; i++) {
    const price = sum ? eta * sum.weights[i]! : 0;
    let t = plain
      ? settle(v[at + i]! - price / rho, rho, up[i]!, down[i]!, power ? power[i]! : 0)
      : settle(v[at + i]!, rho, up[i]! + price, down[i]! + price, power ? power[i]! : 0);
    if (t < lower[i]!) t = lower[i]!;
    else if (t > upper[i]!) t = upper[i]!;
    into[at + i] = t;
    if (sum) total += sum.weights[i]! * (plain ? t : Math.abs(t));
  }
  return total;
}

/** Writes the proximal point of `v` and returns the common price, for which `guess` is the last one. */
export function proximalPoint(
  terms: ProximalTerms,
  rho: number,
  v: Float64Array,
  at: number,
  into: Float64Array,
  guess: number,
): number {
  const { sum } = terms;
  if (!sum) {
    place(terms, rho, 0, v, at, into);
    return 0;
  }
  const slack = sum.kind === 'squared' ? 0.5 : 0;
  const bound = sum.kind === 'squared' ? 0 : sum.bound;
  const excess = (eta: number) => place(terms, rho, eta, v, at, into) - bound - slack * eta;
  const free = sum.kind === 'exact';
  if (!free && excess(0) <= 0) return 0;
  return findPrice(excess, free, guess, rho);
}

/** Root of a decreasing function; it is piecewise linear or nearly so, so secants find it in a few looks. */
function findPrice(excess: (eta: number) => number, free: boolean, guess: number, rho: number): number {
  let low = free ? Number.NEGATIVE_INFINITY : 0;
  let high = Number.POSITIVE_INFINITY;
  let lowValue = Number.NaN;
  let highValue = Number.NaN;
  let eta = free || guess > 0 ? guess : rho * 1e-3;
  let stride = Math.max(Math.abs(eta), rho) * 0.1;
  for (let look = 0; look < 200; look++) {
    const value = excess(eta);
    if (Math.abs(value) < 1e-14) break;
    if (value > 0) {
      low = eta;
      lowValue = value;
    } else {
      high = eta;
      highValue = value;
    }
    if (high - low < 1e-15 * Math.max(1, Math.abs(eta))) break;
    if (high === Number.POSITIVE_INFINITY || low === Number.NEGATIVE_INFINITY) {
      eta = value > 0 ? eta + stride : eta - stride;
      stride *= 4;
    } else if (Number.isNaN(lowValue) || look % 4 === 3) eta = (low + high) / 2;
    else {
      eta = low + ((high - low) * lowValue) / (lowValue - highValue);
      if (!(eta > low && eta < high)) eta = (low + high) / 2;
    }
  }
  return eta;
}
