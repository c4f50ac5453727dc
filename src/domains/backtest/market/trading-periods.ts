/** Monday-based week number since 1970, the same for all days of one ISO week. */
export function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** The year that windows and rates count with. */
export const daysPerYear = 365.24;

/** Half to even, as numbers are rounded to whole shares and periods. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  const rest = value - floor;
  if (rest < 0.5) return floor;
  if (rest > 0.5) return floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}

/** How many periods a year has, inferred from stamps: 261 on plain business days. */
export function periodsPerYear(count: number, firstDay: number, lastDay: number): number {
  return roundHalfEven(count / ((lastDay - firstDay) / daysPerYear));
}
