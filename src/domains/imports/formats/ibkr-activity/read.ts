import { momentOf } from '../../kit/moments.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';

/** A line of data with its values by the labels of the header above it. */
export type StatementLine = { row: SourceRow; section: string; values: ReadonlyMap<string, string> };

export type StatementRead = {
  lines: StatementLine[];
  /** Headers, notes: nothing that could be booked. */
  frames: SourceRow[];
  /** Sums of other lines. */
  totals: SourceRow[];
};

export function linesOf(file: SourceFile): StatementRead {
  const found: StatementRead = { lines: [], frames: [], totals: [] };
  let labels: readonly string[] = [];
  for (const row of file.tables[0]!.rows) {
    const section = row.cells[0]?.trim() ?? '';
    const what = row.cells[1]?.trim() ?? '';
    if (what === 'Header') {
      labels = row.cells.map((cell) => cell.trim());
      found.frames.push(row);
    } else if (what === 'SubTotal' || what === 'Total') found.totals.push(row);
    else if (what !== 'Data') found.frames.push(row);
    else {
      const values = valuesOf(labels, row);
      if (isTotal(row)) found.totals.push(row);
      else found.lines.push({ row, section, values });
    }
  }
  return found;
}

function valuesOf(labels: readonly string[], row: SourceRow): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [index, label] of labels.entries()) {
    const cell = row.cells[index]?.trim();
    if (index > 1 && label && cell && !values.has(label)) values.set(label, cell);
  }
  return values;
}

/** `Dividends,Data,Total in EUR,,,2.37`: the first value says so. */
function isTotal({ cells }: SourceRow): boolean {
  return /^(sub)?total\b/i.test(cells[2]?.trim() ?? '');
}

/** Facts that a statement tells once, in sections of names and values. */
export function factOf(lines: readonly StatementLine[], section: string, name: string): string | undefined {
  const found = lines.find(
    (line) => line.section === section && line.values.get('Field Name')?.toLowerCase() === name.toLowerCase(),
  );
  return found?.values.get('Field Value');
}

/** The last day of the period: `January 1, 2025 - December 31, 2025`, or the only one. */
export function lastDay(lines: readonly StatementLine[]): string | undefined {
  const period = factOf(lines, 'Statement', 'Period');
  return period && momentOf(period.split(' - ').at(-1) ?? '')?.day;
}
