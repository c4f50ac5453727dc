import type { Money, Stated } from '../../booking.ts';
import { numberOf } from '../../kit/numbers.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';

type Position = NonNullable<Stated['positions']>[number];

/** Tables of a report that state what stood in the account: `Cash Balance X, day` and `Stocks & ETFs (X, day)`. */
export function statedIn(file: SourceFile): Stated[] {
  const rows = file.tables[0]!.rows;
  const found: Stated[] = [];
  for (const [index, row] of rows.entries()) {
    const [, title, account, day] =
      /^(Cash Balance|Stocks & ETFs)\s*\(?([^\s,(]+),\s*(\d{4}-\d{2}-\d{2})\)?$/.exec(titleOf(row)) ?? [];
    if (!account || !day) continue;
    const table = tableAt(rows, index + 1);
    if (title === 'Cash Balance') found.push({ account, day, cash: table.flatMap(moneyIn) });
    else found.push({ account, day, positions: table.flatMap(positionIn) });
  }
  return found;
}

function titleOf({ cells }: SourceRow): string {
  const filled = cells.filter((cell) => cell.trim());
  return filled.length === 1 ? filled[0]!.trim() : '';
}

/** Lines below a header, up to the next title. */
function tableAt(rows: readonly SourceRow[], from: number): ReadonlyMap<string, string>[] {
  const labels = rows[from]?.cells.map((cell) => cell.trim()) ?? [];
  const lines: ReadonlyMap<string, string>[] = [];
  for (let at = from + 1; at < rows.length && !titleOf(rows[at]!); at += 1)
    lines.push(new Map(labels.map((label, index) => [label, rows[at]!.cells[index]?.trim() ?? ''])));
  return lines;
}

function moneyIn(line: ReadonlyMap<string, string>): Money[] {
  const currency = line.get('ISO') ?? '';
  const amount = numberOf(line.get('Value') ?? '', '.');
  return /^[A-Z]{3}$/.test(currency) && amount !== undefined ? [{ amount, currency }] : [];
}

function positionIn(line: ReadonlyMap<string, string>): Position[] {
  const symbol = line.get('Instrument') || undefined;
  const units = numberOf(line.get('QTY') ?? '', '.');
  if (!symbol || units === undefined) return [];
  const isin = line.get('ISIN') || undefined;
  return [{ instrument: { symbol, isin, name: line.get('Description') || undefined }, units }];
}
