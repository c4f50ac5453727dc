export const csvSeparators = [';', '\t', ','] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

/** A row with the number of its first line, as a text editor counts them. */
export type CsvRow = { line: number; cells: string[] };

/** How much of a file is read: what is larger was made by a fault or in bad faith. */
export type CsvLimits = { rows: number; columns: number; cellLength: number };
export const usualLimits: CsvLimits = { rows: 2_000_000, columns: 1_000, cellLength: 100_000 };

/** Why and in which line reading ended before the file did. */
export type CsvStop = {
  kind: 'tooManyRows' | 'tooManyColumns' | 'cellTooLong' | 'quoteNotClosed';
  line: number;
};

export type CsvTable = { separator: CsvSeparator; rows: CsvRow[]; stop?: CsvStop };

/**
 * The rows of a delimited text after RFC 4180, with or without quotes, a byte order mark or a last line end; empty
 * lines are left out. Where the text breaks a limit or a quote is never closed, the rows before are kept.
 * Every character is looked at once, so that no text takes longer than its length.
 */
export function readCsv(
  text: string,
  options: { separator?: CsvSeparator; limits?: Partial<CsvLimits> } = {},
): CsvTable {
  const said = saidSeparator.exec(text);
  const separator = options.separator ?? (said ? (said[1] as CsvSeparator) : separatorOf(text));
  const limits = { ...usualLimits, ...options.limits };
  const rows: CsvRow[] = [];
  const scan: Scan = {
    text,
    at: said?.[0].length ?? Number(text.startsWith('\ufeff')),
    line: said ? 2 : 1,
    separator,
    limits,
  };
  while (scan.at < text.length) {
    const line = scan.line;
    const row = readRow(scan);
    if (typeof row === 'string') return { separator, rows, stop: { kind: row, line } };
    if (!row) continue;
    if (rows.length >= limits.rows) return { separator, rows, stop: { kind: 'tooManyRows', line } };
    rows.push({ line, cells: row });
  }
  return { separator, rows };
}

/** Spreadsheets write which separator they took as a line of its own. */
const saidSeparator = /^\ufeff?sep=([;\t,])(?:\r\n|\r|\n|$)/i;

type Scan = { text: string; at: number; line: number; separator: CsvSeparator; limits: CsvLimits };
type Fault = CsvStop['kind'];

/** The cells up to the end of the row; nothing for an empty line. */
function readRow(scan: Scan): string[] | Fault | undefined {
  const { text, limits } = scan;
  const cells: string[] = [];
  let filled = false;
  for (;;) {
    if (cells.length >= limits.columns) return 'tooManyColumns';
    const cell = readCell(scan);
    if (cell.fault) return cell.fault;
    cells.push(cell.text);
    filled ||= cell.quoted || cell.text.trim() !== '';
    const sign = text[scan.at];
    scan.at += 1;
    if (sign === scan.separator) continue;
    if (sign === '\r' && text[scan.at] === '\n') scan.at += 1;
    scan.line += 1;
    return filled || cells.length > 1 ? cells : undefined;
  }
}

type Cell = { text: string; quoted: boolean; fault?: Fault };

/** One cell; afterwards the scan stands on the separator, the line end or the end of the text. */
function readCell(scan: Scan): Cell {
  const { text, separator, limits } = scan;
  const begin = scan.at;
  let at = begin;
  while (text[at] === ' ') at += 1;
  if (text[at] === '"') {
    scan.at = at + 1;
    return readQuoted(scan);
  }
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  scan.at = at;
  const fault = at - begin > limits.cellLength ? ('cellTooLong' as const) : undefined;
  return { text: fault ? '' : text.slice(begin, at), quoted: false, fault };
}

/** From behind the opening quote. What stands between the closing one and the separator belongs to the cell. */
function readQuoted(scan: Scan): Cell {
  const { text, separator, limits } = scan;
  let value = '';
  for (;;) {
    const end = text.indexOf('"', scan.at);
    if (end < 0) return { text: '', quoted: true, fault: 'quoteNotClosed' };
    value += text.slice(scan.at, end);
    scan.line += lineEnds(text, scan.at, end);
    scan.at = end + 1;
    if (value.length > limits.cellLength) return { text: '', quoted: true, fault: 'cellTooLong' };
    if (text[scan.at] !== '"') break;
    value += '"';
    scan.at += 1;
  }
  const begin = scan.at;
  while (
    scan.at < text.length &&
    text[scan.at] !== separator &&
    text[scan.at] !== '\n' &&
    text[scan.at] !== '\r'
  )
    scan.at += 1;
  const cell = value + text.slice(begin, scan.at).trimEnd();
  return cell.length > limits.cellLength
    ? { text: '', quoted: true, fault: 'cellTooLong' }
    : { text: cell, quoted: true };
}

function lineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1;
  return count;
}

const looked = 40;

/** Which of the usual separators a file uses: the one that most of its first lines agree on. */
export function separatorOf(text: string): CsvSeparator {
  const lines = text
    .split(/\r\n|\r|\n/, looked)
    .filter((line) => line.trim())
    // What stands in quotes says nothing.
    .map((line) => line.replace(/"[^"]*"/g, ''));
  const agreeing = (separator: CsvSeparator) => lines.filter((line) => line.includes(separator)).length;
  return csvSeparators.reduce((best, next) => (agreeing(next) > agreeing(best) ? next : best));
}
