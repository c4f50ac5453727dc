import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

/** English, older and newer, and Spanish. The operations are English in either. */
export const names = {
  user: ['User_ID', 'User ID', 'ID de usuario'],
  time: ['UTC_Time', 'Time', 'Tiempo'],
  account: ['Account', 'Cuenta'],
  operation: ['Operation', 'Operación'],
  coin: ['Coin', 'Moneda'],
  change: ['Change', 'Cambio'],
  remark: ['Remark', 'Observación'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['time', 'account', 'operation', 'coin', 'change'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  if (columns?.at.operation === undefined || columns.at.coin === undefined) return undefined;
  return columns.missing.length > 1 ? undefined : deviationOf(columns, names);
}
