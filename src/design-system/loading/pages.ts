export type Page<Row> = { rows: readonly Row[]; total: number };

/** A list as far as it has been asked for. */
export type Pages<Row> = {
  of: string;
  rows: readonly Row[];
  total: number;
  /** Where the next page begins: counted by what was asked for, so that a short page does not ask for ever. */
  next: number;
  state: 'loading' | 'ready' | 'failed';
};

/** The list before anything was asked for; `next` is past the page that came with the address, where one did. */
export function nothingYet<Row>(of: string, next: number): Pages<Row> {
  return { of, rows: [], total: 0, next, state: next > 0 ? 'ready' : 'loading' };
}

/** The list with the page that begins at `start`; the first one takes the place of all there was. */
export function withPage<Row>(
  before: Pages<Row>,
  start: number,
  { rows, total }: Page<Row>,
  size: number,
): Pages<Row> {
  const kept = start === 0 ? [] : before.rows;
  return { of: before.of, rows: [...kept, ...rows], total, next: start + size, state: 'ready' };
}

/** A row added meanwhile shifts the pages: what came twice is shown once. */
export function eachOnce<Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [idOf(row), row])).values()];
}
