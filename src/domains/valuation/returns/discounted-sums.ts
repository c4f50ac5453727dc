/** Money by day: days since the first one, rising and each once. */
export type DayFlows = { days: Float64Array; amounts: Float64Array };

export type DatedAmount = { day: number; amount: number };

/** One amount a day, oldest first; days whose amounts cancel are left out. */
export function mergeByDay(flows: readonly DatedAmount[]): DayFlows & { first: number } {
  const ordered = inOrder(flows) ? flows : [...flows].sort((a, b) => a.day - b.day);
  const days = new Float64Array(ordered.length);
  const amounts = new Float64Array(ordered.length);
  let count = 0;
  for (let i = 0; i < ordered.length; ) {
    const { day } = ordered[i]!;
    let amount = 0;
    for (; i < ordered.length && ordered[i]!.day === day; i++) amount += ordered[i]!.amount;
    if (amount === 0) continue;
    days[count] = day;
    amounts[count++] = amount;
  }
  const first = days[0] ?? 0;
  return {
    first,
    days: days.subarray(0, count).map((day) => day - first),
    amounts: amounts.subarray(0, count),
  };
}

function inOrder(flows: readonly DatedAmount[]): boolean {
  for (let i = 1; i < flows.length; i++) if (flows[i]!.day < flows[i - 1]!.day) return false;
  return true;
}

/** The same money seen from the last day backwards: what grows here shrinks there. */
export function mirrored({ days, amounts }: DayFlows): DayFlows {
  const last = days.at(-1) ?? 0;
  return { days: days.map((day) => last - day).reverse(), amounts: amounts.toReversed() };
}

/** The sum of all amounts, each shrunk by its days, and what the sums of amount x day and day² weigh then. */
export type Moments = { worth: number; byDay: number; size: number; byDaySquared: number };

// Most gaps are a day, a weekend or a month: their factors are multiplied up once instead of raised each time.
const shortGaps = 32;
const beyondDigits = 120;
const factors = new Float64Array(shortGaps);

function prepareFactors(decay: number): void {
  const daily = Math.exp(-decay);
  factors[0] = 1;
  for (let gap = 1; gap < shortGaps; gap++) factors[gap] = factors[gap - 1]! * daily;
}

/** Later flows than this one are shrunk beyond any digit. */
function lastFelt(days: Float64Array, decay: number): number {
  let last = days.length - 1;
  if (days[last]! * decay <= beyondDigits) return last;
  for (let low = 0; low < last; ) {
    const middle = (low + last + 1) >> 1;
    if (days[middle]! * decay <= beyondDigits) low = middle;
    else last = middle - 1;
  }
  return last;
}

/** Worth at a decay by day of 0 or more, which keeps every term within its amount; from last to first. */
export function worthAt({ days, amounts }: DayFlows, decay: number, into: Moments): void {
  prepareFactors(decay);
  let worth = 0;
  let byDay = 0;
  const last = lastFelt(days, decay);
  let later = days[last]!;
  for (let i = last; i >= 0; i--) {
    const gap = later - days[i]!;
    const factor = gap < shortGaps ? factors[gap]! : Math.exp(-decay * gap);
    byDay = factor * (byDay + gap * worth);
    worth = factor * worth + amounts[i]!;
    later = days[i]!;
  }
  into.worth = worth;
  into.byDay = byDay;
}

/** The same, and the absolute size with its second moment: how fast the slope can turn from here on. */
export function momentsAt({ days, amounts }: DayFlows, decay: number, into: Moments): void {
  prepareFactors(decay);
  let worth = 0;
  let byDay = 0;
  let size = 0;
  let sizeByDay = 0;
  let squared = 0;
  const last = lastFelt(days, decay);
  let later = days[last]!;
  for (let i = last; i >= 0; i--) {
    const amount = amounts[i]!;
    const gap = later - days[i]!;
    const factor = gap < shortGaps ? factors[gap]! : Math.exp(-decay * gap);
    squared = factor * (squared + gap * (2 * sizeByDay + gap * size));
    sizeByDay = factor * (sizeByDay + gap * size);
    size = factor * size + Math.abs(amount);
    byDay = factor * (byDay + gap * worth);
    worth = factor * worth + amount;
    later = days[i]!;
  }
  into.worth = worth;
  into.byDay = byDay;
  into.size = size;
  into.byDaySquared = squared;
}
