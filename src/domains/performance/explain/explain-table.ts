import type { CallOutput } from '../../../foundation/contract.ts';
import type { explainFigure } from './explain-contract.ts';

export type Explanation = CallOutput<typeof explainFigure>['data'];
export type ExplainCell = Explanation['result'];

/** A cell, a word of the catalogue, or nothing under that heading. */
export type ExplainEntry = { cell: ExplainCell } | { word: string } | null;

export type ExplainTable = {
  /** Keys of the headings, and whether the shown currency is the unit of what stands under them. */
  head: { key: string; inShown: boolean; signed: boolean }[];
  body: ExplainEntry[][];
  more: { count: number; entries: ExplainEntry[] } | null;
  total: ExplainEntry[] | null;
  /** Of all rows, those folded into "more" too. */
  count: number;
};

/** Where the direction matters: money in or out, better or worse. */
const signedColumns = ['flow', 'flows', 'change', 'gain', 'profit', 'return', 'price_effect', 'fx_effect'];

/** The rows behind a figure, each with an entry under every heading. */
export function explainTable({ columns, rows, more, total }: Explanation): ExplainTable | null {
  if (columns.length === 0 || rows.length === 0) return null;
  return {
    head: columns.map((key, at) => ({
      key,
      inShown: rows.some((row) => isShownMoney(under(columns.length, row.cells, at))),
      signed: signedColumns.includes(key),
    })),
    body: rows.map((row) => entries(columns.length, row.cells, row.label)),
    more: more && { count: more.count, entries: entries(columns.length, more.cells, null) },
    total: total && entries(columns.length, total.cells, null),
    count: rows.length + (more?.count ?? 0),
  };
}

/** Rows may come with their first cell or, where a word heads them, without it. */
function under(columns: number, cells: readonly ExplainCell[], at: number): ExplainCell | undefined {
  return cells[at - (columns - cells.length)];
}

function entries(columns: number, cells: readonly ExplainCell[], label: string | null): ExplainEntry[] {
  return Array.from({ length: columns }, (_, at) => {
    if (at === 0 && label !== null) return { word: label };
    const cell = under(columns, cells, at);
    return cell === undefined || cell.value === null ? null : { cell };
  });
}

function isShownMoney(cell: ExplainCell | undefined): boolean {
  return cell?.kind === 'money' && cell.currency === undefined;
}
