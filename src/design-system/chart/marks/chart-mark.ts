/** What was done on a day: a purchase, a sale, a dividend. */
export type ChartMark = {
  day: string;
  kind: 'buy' | 'sell' | 'dividend';
  /** Tickers, the first few. */
  names: readonly string[];
  /** Of how many. */
  count: number;
};

/** The marks at each place of a chart; one between two days belongs to the later. Those outside are left out. */
export function marksByPlace<Mark extends { day: string }>(
  marks: readonly Mark[],
  days: readonly string[],
): Map<number, Mark[]> {
  const first = days[0];
  const last = days.at(-1);
  const found = new Map<number, Mark[]>();
  if (first === undefined || last === undefined) return found;
  for (const mark of marks) {
    if (mark.day < first || mark.day > last) continue;
    const at = placeOf(mark.day, days);
    found.set(at, [...(found.get(at) ?? []), mark]);
  }
  return found;
}

function placeOf(day: string, days: readonly string[]): number {
  let from = 0;
  let to = days.length - 1;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (days[middle]! < day) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What can be told apart in so many pixels: of one kind, no two nearer to each other than `gap`. */
export function apart<Mark extends { kind: ChartMark['kind']; x: number }>(
  marks: readonly Mark[],
  gap: number,
): Mark[] {
  const lastOf = new Map<ChartMark['kind'], number>();
  return [...marks]
    .sort((a, b) => a.x - b.x)
    .filter(({ kind, x }) => {
      const before = lastOf.get(kind);
      if (before !== undefined && x - before < gap) return false;
      lastOf.set(kind, x);
      return true;
    });
}
