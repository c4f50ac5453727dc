import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';

export const names = {
  txid: ['txid'],
  order: ['ordertxid'],
  pair: ['pair'],
  time: ['time'],
  type: ['type'],
  ordertype: ['ordertype'],
  price: ['price'],
  cost: ['cost'],
  fee: ['fee'],
  vol: ['vol'],
  margin: ['margin'],
  misc: ['misc'],
  ledgers: ['ledgers'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['txid', 'pair', 'time', 'type', 'price', 'cost', 'fee', 'vol'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<Field>(file.tables[0], names, needed);
}

export function recognise(file: SourceFile): Deviation | undefined {
  const columns = columnsOf(file);
  // Others have pairs and prices too; the cost and the volume are called so here alone.
  if (columns?.at.cost === undefined || columns.at.vol === undefined) return undefined;
  return deviationOf(columns, names);
}
