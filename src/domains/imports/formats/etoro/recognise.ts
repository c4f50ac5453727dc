import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, type Columns, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile, SourceTable } from '../../source-file.ts';

/** The sheet Account Activity, in English and in Spanish, the languages of which the header is known. */
export const names = {
  date: ['Date', 'Fecha'],
  type: ['Type', 'Tipo'],
  details: ['Details', 'Detalles'],
  amount: ['Amount', 'Importe'],
  units: ['Units', 'Units / Contracts', 'Unidades'],
  change: ['Realized Equity Change', 'Cambio de capital realizado'],
  equity: ['Realized Equity', 'Capital realizado'],
  balance: ['Balance', 'Account Balance', 'Saldo'],
  position: ['Position ID', 'ID de posición'],
  asset: ['Asset type', 'Tipo de activo'],
  nwa: ['NWA', 'Importe no retirable'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'type', 'details', 'amount', 'units', 'change', 'position', 'asset'] as const;

/** The table of the activity; a workbook has sheets with the same trades seen from another side. */
export function activityOf(file: SourceFile): { table: SourceTable; columns: Columns<Field> } | undefined {
  let best: { table: SourceTable; columns: Columns<Field> } | undefined;
  for (const table of file.tables) {
    const columns = findColumns<Field>(table, names, needed);
    // What makes it eToro's is the change of the realized equity beside the details of a position.
    if (columns?.at.change === undefined || columns.at.details === undefined) continue;
    if (!best || columns.missing.length < best.columns.missing.length) best = { table, columns };
  }
  return best;
}

export function recognise(file: SourceFile): Deviation | undefined {
  return deviationOf(activityOf(file)?.columns, names);
}
