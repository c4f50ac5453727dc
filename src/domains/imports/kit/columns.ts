import { foldToWords } from '../../../foundation/fold-text.ts';
import type { Deviation } from '../file-format.ts';
import type { SourceRow, SourceTable } from '../source-file.ts';

/**
 * The names a column may have, by the field it means. Case, accents and signs do not matter: `Kurs (PLN)` is found by
 * `kurs pln`. Where a name stands several times, `waluta#2` is the second of them. A name that ends with `*` is a
 * beginning: `total *` finds `Total (GBP)`.
 */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

export type Columns<Field extends string> = {
  /** The header's row. */
  header: SourceRow;
  /** Rows below the header. */
  rows: readonly SourceRow[];
  at: Partial<Record<Field, number>>;
  missing: Field[];
  /** Names of the file that no field has. */
  unknown: string[];
};

/** Real files have up to 35 lines of the bank's own before the header. */
const looked = 60;

/**
 * The header of a table: the first of its upper rows that has all needed columns, else the one with the most of them.
 * Nothing where not even half of the needed ones stand in one row.
 */
export function findColumns<Field extends string>(
  table: SourceTable,
  names: ColumnNames<Field>,
  needed: readonly Field[],
): Columns<Field> | undefined {
  let best: Columns<Field> | undefined;
  for (const [index, header] of table.rows.slice(0, looked).entries()) {
    const { at, unknown } = columnsIn(header, names);
    const missing = needed.filter((field) => at[field] === undefined);
    if (needed.length - missing.length < Math.max(2, needed.length / 2)) continue;
    if (best && missing.length >= best.missing.length) continue;
    best = { header, rows: table.rows.slice(index + 1), at, missing, unknown };
    if (missing.length === 0) break;
  }
  return best;
}

function columnsIn<Field extends string>(header: SourceRow, names: ColumnNames<Field>) {
  const seen = new Map<string, number>();
  const labels = header.cells.map((cell) => {
    const label = foldToWords(cell);
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return { label, numbered: count === 1 ? label : `${label}#${count}` };
  });
  const at: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  for (const [field, accepted] of Object.entries(names) as [Field, readonly string[]][]) {
    const found = firstOf(labels, accepted, taken);
    if (found === undefined) continue;
    at[field] = found;
    taken.add(found);
  }
  const unknown = header.cells.filter((cell, index) => cell.trim() && !taken.has(index));
  return { at, unknown: unknown.map((cell) => cell.trim()) };
}

type Label = { label: string; numbered: string };

function firstOf(labels: readonly Label[], accepted: readonly string[], taken: ReadonlySet<number>) {
  for (const name of accepted) {
    const wanted = wantedName(name);
    const found = labels.findIndex(
      (one, index) =>
        !taken.has(index) &&
        (wanted.isBeginning ? one.label.startsWith(wanted.name) : one.numbered === wanted.name),
    );
    if (found >= 0) return found;
  }
  return undefined;
}

const wantedNames = new Map<string, { name: string; isBeginning: boolean }>();

function wantedName(name: string) {
  const known = wantedNames.get(name);
  if (known) return known;
  const isBeginning = name.endsWith('*');
  const [, label, count] = /^(.*?)(#\d+)?\*?$/s.exec(name)!;
  const wanted = { name: foldToWords(label!) + (count ?? ''), isBeginning };
  wantedNames.set(name, wanted);
  return wanted;
}

/** The text of a field in a row, without blanks around; empty where the column or the cell is not there. */
export function cellOf<Field extends string>(columns: Columns<Field>, row: SourceRow, field: Field): string {
  const at = columns.at[field];
  return at === undefined ? '' : (row.cells[at]?.trim() ?? '');
}

/** The label of a field as the file writes it, for what stands in it: the currency of `Total (GBP)`. */
export function labelOf<Field extends string>(columns: Columns<Field>, field: Field): string {
  const at = columns.at[field];
  return at === undefined ? '' : (columns.header.cells[at]?.trim() ?? '');
}

/** What is told of a format by its columns. New columns alone do not make it another file. */
export function deviationOf<Field extends string>(
  columns: Columns<Field> | undefined,
  names: ColumnNames<Field>,
): Deviation | undefined {
  if (!columns) return undefined;
  const { missing, unknown, header, at } = columns;
  return { missing: missing.map((field) => names[field][0]!), unknown, matched: { header, at } };
}
