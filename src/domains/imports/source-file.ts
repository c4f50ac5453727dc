/** A row of texts, with its line as an editor or a spreadsheet counts. */
export type SourceRow = { readonly line: number; readonly cells: readonly string[] };

/** A sheet, or the whole of a delimited text. Empty rows are left out. */
export type SourceTable = { readonly name: string; readonly rows: readonly SourceRow[] };

/**
 * A file after reading, before anybody knows what it means. Cells are texts whatever the file was: a day of a
 * workbook is written `2025-01-31` or `2025-01-31 14:05:09`, a number plainly with a dot.
 */
export type SourceFile = {
  readonly name: string;
  readonly kind: 'csv' | 'xls' | 'xlsx' | 'xml' | 'json';
  /** Of a text. */
  readonly encoding?: string;
  readonly separator?: ',' | ';' | '\t';
  readonly tables: readonly SourceTable[];
  /** What an XML or a JSON says; elements by their name, attributes beside them. */
  readonly document?: unknown;
};
