import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  date: ['Date(UTC)', 'Time', 'Tiempo'],
  pair: ['Pair', 'Par'],
  side: ['Side', 'Lado'],
  price: ['Price', 'Precio'],
  executed: ['Executed', 'Ejecutado'],
  amount: ['Amount', 'Cantidad'],
  fee: ['Fee', 'Tarifa'],
  feeCoin: ['Fee Coin'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['date', 'pair', 'side', 'price', 'executed', 'amount', 'fee'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  if (columns?.at.executed === undefined || columns.at.side === undefined) return undefined;
  return columns.missing.length > 1 ? undefined : deviationOf(columns, names);
}
