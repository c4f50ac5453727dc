import type * as z from 'zod/mini';
import type { CallOutput } from '../../../foundation/contract.ts';
import { decimal, plus, textOf, zero } from '../../../foundation/decimal.ts';
import type { listLeaning, previewRow, uploadDocument } from '../contract.ts';
import type { RowState } from '../preview-row.ts';

export type DocumentAnswer = CallOutput<typeof uploadDocument>;
export type ShownDocument = DocumentAnswer['document'];
export type ShownRow = z.output<typeof previewRow>;
export type LeaningRow = CallOutput<typeof listLeaning>['data'][number];
export type NamedPortfolio = { id: string; name: string };
/** Values of portfolios in the shown currency; those that cannot be known are left out. */
export type Worth = { currency: string; byPortfolio: Readonly<Record<string, string>> };

/** Which rows are shown; those that do not come in are one kind to the reader. */
export const rowFilters = ['all', 'import', 'ignored', 'asks'] as const;
export type RowFilter = (typeof rowFilters)[number];

const statesOf: Record<RowFilter, readonly RowState[]> = {
  all: ['import', 'ignored', 'duplicate', 'asks'],
  import: ['import'],
  ignored: ['ignored', 'duplicate'],
  asks: ['asks'],
};

export function isShown(row: { state: RowState }, filter: RowFilter): boolean {
  return statesOf[filter].includes(row.state);
}

/** The rows of an answer, of a file that is understood. */
export function rowsOf(answer: Pick<DocumentAnswer, 'data'>): ShownRow[] {
  return answer.data.filter((row): row is ShownRow => 'state' in row);
}

type Counts = ShownDocument['counts'];

export function countOf(counts: Counts, filter: RowFilter): number {
  if (filter === 'all') return counts.all;
  return statesOf[filter].reduce((sum, state) => sum + counts[state], 0);
}

export type Slice = { state?: RowState; start: number; limit: number };

/** What has to be asked for to get the rows from `start` on: one after another the states that a filter stands for. */
export function slicesOf(filter: RowFilter, counts: Counts, start: number, size: number): Slice[] {
  if (filter === 'all') return [{ start, limit: size }];
  const slices: Slice[] = [];
  let [skip, room] = [start, size];
  for (const state of statesOf[filter]) {
    const limit = Math.min(room, counts[state] - skip);
    if (limit > 0) slices.push({ state, start: skip, limit });
    room -= Math.max(0, limit);
    skip = Math.max(0, skip - counts[state]);
  }
  return slices;
}

/** Where each row is told apart; a line that could not be read has only its place. */
export function rowId({ key, sheet, line }: Pick<ShownRow, 'key' | 'sheet' | 'line'>): string {
  return key ?? `${sheet ?? ''}:${line}`;
}

/** The portfolios a file goes into, each once. */
export function portfoliosOf(
  { accounts }: Pick<ShownDocument, 'accounts'>,
  portfolios: readonly NamedPortfolio[],
): NamedPortfolio[] {
  const ids = new Set(accounts.map(({ portfolio_id }) => portfolio_id));
  return portfolios.filter(({ id }) => ids.has(id));
}

/** What portfolios are worth together; nothing if one of them is unknown. */
export function worthOf(portfolios: readonly NamedPortfolio[], { byPortfolio }: Worth): string | undefined {
  const values = portfolios.map(({ id }) => byPortfolio[id]);
  if (values.length === 0 || values.includes(undefined)) return undefined;
  return textOf(values.reduce((sum, value) => plus(sum, decimal(value!)), zero));
}

/** Rows that were left out because they are there already, without those this file brought itself. */
export function duplicatesLeftOut({ counts, imported }: Pick<ShownDocument, 'counts' | 'imported'>): number {
  return Math.max(0, counts.all - imported - counts.ignored - counts.asks);
}

export type PastState = 'agrees' | 'differs' | 'imported' | 'waits' | 'read' | 'undone';

/** What is said of an import in one word: first what needs the reader. */
export function pastState({
  state,
  counts,
  agreements,
}: Pick<ShownDocument, 'state' | 'counts' | 'agreements'>): PastState {
  if (state !== 'imported') return state;
  if (counts.asks > 0) return 'waits';
  if (agreements.length === 0) return 'imported';
  return agreements.every(({ agrees }) => agrees) ? 'agrees' : 'differs';
}

export type Question = 'instrument' | 'price' | 'kind' | 'line' | 'none';

/** What the reader is asked about a row; `line` shows what stands in the file, because nothing can be answered. */
export function questionOf({ state, reason, key }: Pick<ShownRow, 'state' | 'reason' | 'key'>): Question {
  if (state !== 'asks') return 'none';
  if (key === null) return 'line';
  const code = reason?.code;
  return code === 'instrument' || code === 'price' || code === 'kind' ? code : 'none';
}
