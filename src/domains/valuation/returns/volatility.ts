/** Mondays to Fridays in a year. Holidays stand in the series as days without a move, so they count here too. */
export const weekdaysOfYear = 261;

/**
 * Daily returns made comparable (rule P-13): one for each Monday to Friday, with the weekend's in Monday's, so that
 * neither idle Saturdays calm a share nor moving ones excite a coin. `firstDay` is the day number of the first
 * return. Days without money at work (NaN) are left out.
 */
export function weekdayReturns(daily: ArrayLike<number>, firstDay: number): number[] {
  const returns: number[] = [];
  let growth = 1;
  let held = false;
  for (let i = 0; i < daily.length; i++) {
    if (!Number.isNaN(daily[i]!)) {
      growth *= 1 + daily[i]!;
      held = true;
    }
    if (isWeekend(firstDay + i)) continue;
    if (held) returns.push(growth - 1);
    growth = 1;
    held = false;
  }
  return returns;
}

/** Day 0, 1 January 1970, was a Thursday. */
function isWeekend(day: number): boolean {
  const weekday = (((day + 3) % 7) + 7) % 7;
  return weekday >= 5;
}

/** Mean and sample deviation (by n - 1) of what is known; null with fewer than two returns. */
export function spreadOf(returns: ArrayLike<number>): { mean: number; deviation: number } | null {
  let count = 0;
  let mean = 0;
  let squares = 0;
  for (let i = 0; i < returns.length; i++) {
    const value = returns[i]!;
    if (Number.isNaN(value)) continue;
    count++;
    const off = value - mean;
    mean += off / count;
    squares += off * (value - mean);
  }
  return count < 2 ? null : { mean, deviation: Math.sqrt(squares / (count - 1)) };
}

/** Yearly volatility of simple returns, as a fraction; null with fewer than two of them. */
export function volatility(returns: ArrayLike<number>, periodsOfYear = weekdaysOfYear): number | null {
  const spread = spreadOf(returns);
  return spread && spread.deviation * Math.sqrt(periodsOfYear);
}
