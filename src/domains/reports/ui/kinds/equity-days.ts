type Line = readonly (number | null)[];
type Over = { days: readonly string[]; value: Line; owed: Line; equity: Line };

/** The days on which all three are known: a line with a hole in it would be another line. */
export function equityDays({ days, value, owed, equity }: Over) {
  const known = days.flatMap((_, at) =>
    [value, owed, equity].every((line) => typeof line[at] === 'number') ? [at] : [],
  );
  const pick = (line: Line) => known.map((at) => line[at]!);
  return { days: known.map((at) => days[at]!), value: pick(value), owed: pick(owed), equity: pick(equity) };
}
