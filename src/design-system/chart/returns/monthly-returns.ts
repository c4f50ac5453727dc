export type YearOfReturns = {
  year: number;
  /** January to December in percent; null where there was no day. */
  months: (number | null)[];
  /** Of the whole year, in percent. */
  total: number;
};

/** Returns by month from values by day: from the last value of a month to the last of the next; the first from the start. */
export function monthlyReturns(days: readonly string[], values: readonly number[]): YearOfReturns[] {
  const years: YearOfReturns[] = [];
  let monthStart = values[0] ?? 0;
  let yearStart = monthStart;
  for (let at = 1; at < values.length; at++) {
    const day = days[at]!;
    const next = at + 1 < values.length ? days[at + 1] : undefined;
    const value = values[at]!;
    if (next?.slice(0, 7) === day.slice(0, 7)) continue;
    const [year = 0, month = 1] = day.split('-').map(Number);
    let row = years.at(-1);
    if (row?.year !== year) {
      row = { year, months: new Array(12).fill(null), total: 0 };
      years.push(row);
    }
    row.months[month - 1] = change(monthStart, value);
    row.total = change(yearStart, value);
    monthStart = value;
    if (next?.slice(0, 4) !== day.slice(0, 4)) yearStart = value;
  }
  return years;
}

function change(from: number, to: number): number {
  return from > 0 ? (to / from - 1) * 100 : 0;
}
