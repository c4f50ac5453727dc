import type { CsvSeparator } from './read-csv.ts';

/** Spreadsheets take a file without the mark for one of their own old encodings. */
export const byteOrderMark = '\ufeff';

export type CsvCell = string | null | undefined;

/** A file of delimited values after RFC 4180, one line for each row, the last one ended too. */
export function writeCsv(rows: Iterable<readonly CsvCell[]>, separator: CsvSeparator = ','): string {
  let text = '';
  for (const row of rows) text += `${lineOf(row, separator)}\r\n`;
  return text;
}

function lineOf(cells: readonly CsvCell[], separator: CsvSeparator): string {
  const texts = cells.map((cell) => harmless(cell ?? ''));
  // A line without anything would be read over.
  if (texts.length === 1 && !texts[0]!.trim()) return quoted(texts[0]!);
  return texts.map((text) => (needsQuotes(text, separator) ? quoted(text) : text)).join(separator);
}

/** What at the beginning of a file would be taken for its encoding or its separator is quoted too. */
function needsQuotes(text: string, separator: CsvSeparator): boolean {
  return text.includes(separator) || /["\r\n]|^\ufeff|^sep=/i.test(text);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

const number = /^-?\d+([.,]\d+)?$/;

/**
 * What spreadsheets begin a formula with. The wide forms count too: programs for Chinese and Japanese turn them into the
 * narrow ones. So does what is invisible before them, since some programs leave it out.
 */
const formula = /^[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212]|^[\t\r\n]/u;

/** A text that a spreadsheet would run as a formula, disarmed; a negative amount is none. */
export function harmless(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}
