import { foldToWords } from '../../../../foundation/fold-text.ts';
import type { SourceRow, SourceTable } from '../../source-file.ts';

/** Rows above the table with what belongs to the account. */
const looked = 20;

/** What stands under a label in the rows above the table: `Currency`, and `PLN` below it. */
export function valueBelow(table: SourceTable, ...labels: string[]): string | undefined {
  const wanted = new Set(labels.map(foldToWords));
  const rows = table.rows.slice(0, looked);
  for (const [index, row] of rows.entries()) {
    const column = row.cells.findIndex((cell) => wanted.has(foldToWords(cell.slice(0, 60))));
    const below = rows[index + 1];
    // Empty rows are left out: the next one counts only if it stands right under the label.
    if (column >= 0 && below?.line === row.line + 1) return below.cells[column]?.trim() || undefined;
  }
  return undefined;
}

/** What stands to the right of a label at the beginning of a row: `Account number | 10001`. */
export function valueBeside(table: SourceTable, ...labels: string[]): string | undefined {
  const wanted = new Set(labels.map(foldToWords));
  const found = table.rows
    .slice(0, looked)
    .map((row: SourceRow) => row.cells.filter((cell) => cell.trim()))
    .find(([first]) => first !== undefined && wanted.has(foldToWords(first.slice(0, 60))));
  return found?.[1]?.trim();
}

/** A sheet by how its name begins, whatever the case. */
export function sheetNamed(tables: readonly SourceTable[], beginning: string): SourceTable | undefined {
  return tables.find(({ name }) => name.trim().toLowerCase().startsWith(beginning.toLowerCase()));
}
