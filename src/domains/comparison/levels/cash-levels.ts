/** A central bank's rate in percent a year, each from its day on, oldest first. */
export type PolicyStep = { from: number; percent: number };

/**
 * The rate in force on each day from `from` to `to`, in percent a year; NaN before the first one that is stored. The last
 * one is taken to go on.
 */
export function ratesInForce(steps: readonly PolicyStep[], from: number, to: number): Float64Array {
  const rates = new Float64Array(to - from + 1);
  let next = 0;
  let percent = Number.NaN;
  for (let i = 0; i < rates.length; i++) {
    for (; next < steps.length && steps[next]!.from <= from + i; next++) percent = steps[next]!.percent;
    rates[i] = percent;
  }
  return rates;
}

/** What 1 becomes at the rate of each day / 365, from the close of the first day on (rule B-5); unknown rates bring nothing. */
export function cashLevels(rates: Float64Array): Float64Array {
  const levels = new Float64Array(rates.length).fill(1);
  for (let i = 1; i < levels.length; i++)
    levels[i] = levels[i - 1]! * (1 + (Number.isNaN(rates[i - 1]!) ? 0 : rates[i - 1]! / 36_500));
  return levels;
}
