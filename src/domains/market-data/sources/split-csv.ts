/** One line of a file with its number as a text editor counts it. */
export type CsvRow = { line: number; cells: string[] };

/** Cells of a delimited text, quoted ones included; empty lines are left out. */
export function splitCsv(text: string, delimiter: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let startedAt = 1;

  const endRow = () => {
    cells.push(cell);
    if (cells.length > 1 || cells[0]?.trim()) rows.push({ line: startedAt, cells });
    cells = [];
    cell = '';
    startedAt = line;
  };

  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (sign === '\n') line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell || cells.length) endRow();
  return rows;
}

/** Which of the usual delimiters a file uses: the one that most of its first lines agree on. */
export function delimiterOf(text: string): string {
  const lines = text.split('\n', 40).filter((line) => line.trim());
  const score = (delimiter: string) =>
    lines.filter((line) => line.replace(/"[^"]*"/g, '').includes(delimiter)).length;
  const scores = [';', '\t', ','].map((delimiter) => ({ delimiter, score: score(delimiter) }));
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}
