/** A page's number, or a gap where numbers are left out. */
export type PageMark = number | 'gap';

/** The numbers to choose from: the first, the last and those around the current one. */
export function pageMarks(current: number, count: number): PageMark[] {
  const near = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 2) near.add(3);
  if (current >= count - 1) near.add(count - 2);
  const shown = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return shown.flatMap((page, at): PageMark[] => {
    const before = shown[at - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}

/** Which rows a page shows, counted from one. */
export function rowsOn(page: number, perPage: number, total: number): { first: number; last: number } {
  const first = Math.min((page - 1) * perPage + 1, Math.max(total, 1));
  return { first, last: Math.min(page * perPage, total) };
}
