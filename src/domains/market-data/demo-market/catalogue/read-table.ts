/**
 * The catalogues are tables in text, a line for each instrument: one sees columns and misses nothing.
 * The first line names the columns; `-` is an empty cell.
 */
export function readTable<Column extends string>(
  columns: readonly Column[],
  text: string,
): Record<Column, string>[] {
  const [header, ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  if (header?.join() !== columns.join()) throw new Error(`table columns are ${header}, wanted ${columns}`);
  return lines.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`table row has ${cells.length} cells: ${cells}`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>;
  });
}

export function textOrNull(cell: string): string | null {
  return cell === '-' ? null : cell;
}

export function numberOf(cell: string): number {
  const value = Number(cell);
  if (cell === '' || !Number.isFinite(value)) throw new Error(`not a number in a table: ${cell}`);
  return value;
}
