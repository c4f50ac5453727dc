export type YearOfReturns = {
  year: number;
  /** January to December as fractions; null where there was no day. */
  months: (number | null)[];
  /** Of the whole year. */
  total: number;
};

/**
 * Returns by month of values by day: from the last value of a month to the last of the next, the first from the start.
 * From zero nothing grows.
 */
export function monthlyReturns(days: readonly string[], values: ArrayLike<number>): YearOfReturns[] {
  const years: YearOfReturns[] = [];
  let monthStart = values[0] ?? 0;
  let yearStart = monthStart;
  for (let at = 1; at < values.length; at++) {
    const day = days[at]!;
    const value = values[at]!;
    if (days[at + 1]?.slice(0, 7) === day.slice(0, 7)) continue;
    const [year = 0, month = 1] = day.split('-').map(Number);
    let row = years.at(-1);
    if (row?.year !== year) {
      row = { year, months: new Array(12).fill(null), total: 0 };
      years.push(row);
      yearStart = monthStart;
    }
    row.months[month - 1] = growth(monthStart, value);
    row.total = growth(yearStart, value);
    monthStart = value;
  }
  return years;
}

function growth(from: number, to: number): number {
  return from > 0 ? to / from - 1 : 0;
}
