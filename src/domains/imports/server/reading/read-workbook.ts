import * as sheets from '@e965/xlsx';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { SourceFile, SourceRow, SourceTable } from '../../source-file.ts';
import { cleanText } from './clean-text.ts';
import { FileRefused } from './file-refused.ts';
import { tableLimits } from './read-text.ts';

const mostCells = 3_000_000;

/** The values of a workbook, never its formulas. */
export function workbookOf(name: string, kind: 'xls' | 'xlsx', bytes: Buffer): SourceFile {
  if (kind === 'xls') refuseContainer(bytes);
  const book = opened(bytes);
  const date1904 = Boolean(book.Workbook?.WBProps?.date1904);
  let cells = 0;
  const tables = book.SheetNames.map((sheet): SourceTable => {
    const rows = rowsOf(book.Sheets[sheet]!, date1904);
    cells += rows.reduce((sum, row) => sum + row.cells.length, 0);
    if (cells > mostCells || rows.length > tableLimits.rows) throw new FileRefused('tooLarge');
    return { name: cleanText(sheet), rows };
  });
  if (tables.every(({ rows }) => rows.length === 0)) throw new FileRefused('empty');
  return { name, kind, tables };
}

/** Counts before the library does, which reads everything first; rows it would leave out are not lost unseen. */
export function refuseLargeParts(name: string, part: Buffer): void {
  if (/^xl\/sharedStrings\.xml$/i.test(name) && exceeds(part, '<si>', mostCells))
    throw new FileRefused('tooLarge');
  if (!/^xl\/worksheets\/[^/]*\.xml$/i.test(name)) return;
  if (exceeds(part, '<c ', mostCells) || exceeds(part, '<c>', mostCells)) throw new FileRefused('tooLarge');
  let rows = 0;
  for (let at = part.indexOf('<row'); at >= 0; at = part.indexOf('<row', at + 4)) {
    const tag = part.toString('latin1', at, at + 200);
    const [, attributes = '', closed] = /^<row\b([^>]*?)(\/?)>/.exec(tag) ?? [];
    if (closed) continue;
    rows += 1;
    const number = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? 0);
    if (Math.max(rows, number) > tableLimits.rows) throw new FileRefused('tooLarge');
  }
}

function exceeds(part: Buffer, mark: string, most: number): boolean {
  let count = 0;
  for (let at = part.indexOf(mark); at >= 0 && count <= most; at = part.indexOf(mark, at + mark.length))
    count += 1;
  return count > most;
}

function opened(bytes: Buffer): sheets.WorkBook {
  try {
    return sheets.read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: tableLimits.rows + 1,
    });
  } catch (error) {
    throw new FileRefused(/password/i.test(String(error)) ? 'protected' : 'broken');
  }
}

/** An old workbook lies in a container that may hold an encrypted new one instead, or programs. */
function refuseContainer(bytes: Buffer): void {
  let paths: string[];
  try {
    paths = sheets.CFB.read(bytes, { type: 'buffer' }).FullPaths;
  } catch {
    throw new FileRefused('broken');
  }
  if (paths.some((one) => /EncryptedPackage/i.test(one))) throw new FileRefused('protected');
  if (paths.some((one) => /_VBA_PROJECT/i.test(one))) throw new FileRefused('macros');
  if (!paths.some((one) => /(^|\/)(Workbook|Book)$/i.test(one))) throw new FileRefused('notDocument');
}

function rowsOf(sheet: sheets.WorkSheet, date1904: boolean): SourceRow[] {
  const rows: SourceRow[] = [];
  for (const [index, cells] of (sheet['!data'] ?? []).entries()) {
    if (!cells) continue;
    if (cells.length > tableLimits.columns) throw new FileRefused('tooWide');
    const texts = Array.from(cells, (cell) => (cell ? textOfCell(cell, date1904) : ''));
    while (texts.length && texts.at(-1) === '') texts.pop();
    if (texts.length) rows.push({ line: index + 1, cells: texts });
  }
  return rows;
}

function textOfCell(cell: sheets.CellObject, date1904: boolean): string {
  const { t, v, z } = cell;
  if (v === undefined || v === null || t === 'e' || t === 'z') return '';
  if (t === 'n') {
    if (typeof z === 'string' && sheets.SSF.is_date(z)) return momentText(v as number, date1904);
    return textOfFloat(v as number);
  }
  return cleanText(String(v)).slice(0, tableLimits.cellLength);
}

const epoch = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);

/**
 * Days since the turn of the century, as workbooks count; a time alone has no day. Parts of seconds are cut off, as
 * spreadsheets show them; half a thousandth makes up for what a float loses.
 */
function momentText(serial: number, date1904: boolean): string {
  const seconds = Math.floor(serial * 86_400 + 0.0005);
  const at = new Date((date1904 ? epoch1904 : epoch) + seconds * 1000);
  if (!Number.isFinite(at.getTime())) return '';
  const [day, time] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 19)];
  if (serial >= 0 && serial < 1) return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}
