import { utils, write } from '@e965/xlsx';
import type { CsvCell } from '../../../../foundation/csv/write-csv.ts';

/** One sheet of texts alone: what looks like a formula stays what it is, and no digit is lost. */
export function workbookOf(sheet: string, cells: CsvCell[][]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells, { dense: true }), sheet);
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
