import { writeCsv } from '../../../foundation/csv/write-csv.ts';
import { rawText } from './cell-text.ts';
import type { DocumentTable } from './report-document.ts';

/** One table of a report: its head, its rows and its total. */
export function tableCsv({ columns, rows, total }: DocumentTable): string {
  return writeCsv([columns, ...[...rows, ...(total ? [total] : [])].map((row) => row.map(rawText))]);
}
