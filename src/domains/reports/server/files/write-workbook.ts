import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { dayNumber } from '../../../../foundation/calendar-day.ts';
import {
  type Cell,
  type DocumentTable,
  type ReportDocument,
  tablesOf,
  tableTitle,
} from '../../document/report-document.ts';

/** A workbook counts days from the end of 1899. */
const dayZero = dayNumber('1899-12-30');

/**
 * A cell by its kind: numbers and days as such, so that they can be reckoned with. A text is a text whatever it begins
 * with: only a cell with a formula of its own is one.
 */
function written(cell: Cell): CellObject {
  if (cell.value === null) return { t: 'z' };
  switch (cell.of) {
    case 'text':
      return { t: 's', v: cell.value, z: '@' };
    case 'day':
      return { t: 'n', v: dayNumber(cell.value) - dayZero, z: 'yyyy-mm-dd' };
    case 'count':
      return { t: 'n', v: cell.value, z: '0' };
    case 'money':
      return { t: 'n', v: Number(cell.value), z: '#,##0.00' };
    case 'units':
      return { t: 'n', v: Number(cell.value), z: '#,##0.########' };
    case 'percent':
    case 'share':
      return { t: 'n', v: cell.value / 100, z: '0.00%' };
  }
}

const head = (title: string): CellObject => ({ t: 's', v: title, z: '@' });

function sheetOf({ columns, rows, total }: DocumentTable): WorkSheet {
  const cells = [columns.map(head), ...[...rows, ...(total ? [total] : [])].map((row) => row.map(written))];
  const last = utils.encode_cell({ r: cells.length - 1, c: Math.max(columns.length - 1, 0) });
  return {
    '!data': cells,
    '!ref': `A1:${last}`,
    '!cols': columns.map((title, at) => ({ wch: widthOf(title, rows, at) })),
  } as WorkSheet;
}

/** In letters; a long text does not push the rest out of sight. */
function widthOf(title: string, rows: Cell[][], at: number): number {
  const longest = rows
    .slice(0, 200)
    .reduce((most, row) => Math.max(most, String(row[at]?.value ?? '').length), 0);
  return Math.min(40, Math.max(title.length, longest, 8) + 2);
}

/** At most 31 letters without those that programs refuse, and no two alike. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const plain =
      title
        .replace(/[[\]:*?/\\']/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || '–';
    let name = plain.slice(0, 31);
    for (let next = 2; taken.has(name.toLowerCase()); next++) name = `${plain.slice(0, 27)} ${next}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** A report as a workbook, one sheet for each table. */
export function workbookOf(document: ReportDocument): Uint8Array {
  const book = utils.book_new();
  const tables = tablesOf(document);
  const names = sheetNames(tables.map(tableTitle));
  for (const [at, table] of tables.entries()) utils.book_append_sheet(book, sheetOf(table), names[at]!);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
