/** Modules that the same pages need, how many letters of code they have, and those pages. */
export type Part = { ids: readonly string[]; letters: number; pages: ReadonlySet<string> };

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter((page) => !others.has(page)).length;

/** What it saves, in letters, when two parts become one file: requests of pages that need both, less what others load in vain. */
function gainOf(one: Part, other: Part, request: number): number {
  const inVain = { one: without(other.pages, one.pages), other: without(one.pages, other.pages) };
  const both = one.pages.size - inVain.other;
  return both * request - inVain.one * one.letters - inVain.other * other.letters;
}

const joined = (one: Part, other: Part): Part => ({
  ids: [...one.ids, ...other.ids],
  letters: one.letters + other.letters,
  pages: new Set([...one.pages, ...other.pages]),
});

/**
 * Joins whatever is worth more together, the best first, until nothing is. `request` is what a request costs, in letters of
 * code that a page could load in its place without needing them.
 */
export function mergeParts(
  parts: readonly Part[],
  request: number,
  mayJoin: (one: Part, other: Part) => boolean,
): Part[] {
  const merged = [...parts];
  for (;;) {
    let best = { gain: 0, one: -1, other: -1 };
    for (const [at, one] of merged.entries())
      for (let next = at + 1; next < merged.length; next++) {
        const other = merged[next]!;
        const gain = gainOf(one, other, request);
        if (gain > best.gain && mayJoin(one, other)) best = { gain, one: at, other: next };
      }
    if (best.gain <= 0) return merged;
    const [other] = merged.splice(best.other, 1);
    merged[best.one] = joined(merged[best.one]!, other!);
  }
}
