type Years = readonly {
  year: string;
  months: readonly ({ percent: number | null } | null)[];
  total: { percent: number | null };
}[];

/** The return table as the heat table takes it: fractions, null where there is none. */
export function returnRows(years: Years) {
  return years.map(({ year, months, total }) => ({
    year: Number(year),
    months: months.map((month) => fraction(month?.percent)),
    total: fraction(total.percent),
  }));
}

function fraction(percent: number | null | undefined): number | null {
  return percent === null || percent === undefined ? null : percent / 100;
}
