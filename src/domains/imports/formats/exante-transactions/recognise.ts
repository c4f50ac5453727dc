import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, type Columns, deviationOf } from '../../kit/columns.ts';
import type { SourceFile } from '../../source-file.ts';
import { sectionIn, tradesIn } from '../exante-trades/read.ts';

/** English and Polish. */
export const names = {
  id: ['Transaction ID', 'Identyfikator transakcji'],
  account: ['Account ID', 'Identyfikator konta'],
  symbol: ['Symbol ID', 'ID symbolu'],
  isin: ['ISIN'],
  operation: ['Operation type', 'Rodzaj operacji'],
  when: ['When', 'Gdy'],
  sum: ['Sum', 'Suma'],
  asset: ['Asset', 'Aktywa'],
  worth: ['EUR equivalent', 'Ekwiwalent EUR'],
  comment: ['Comment', 'Komentarz'],
  uuid: ['UUID'],
  parent: ['Parent UUID', 'Rodzic UUID'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const needed = ['symbol', 'operation', 'when', 'sum', 'asset'] as const;

export function columnsOf(file: SourceFile): Columns<Field> | undefined {
  return sectionIn<Field>(file, names, needed, names.operation);
}

/** In a report of both the transactions stand below all trades. */
export function recognise(beginning: SourceFile, whole: SourceFile): Deviation | undefined {
  const columns = columnsOf(tradesIn(beginning) ? whole : beginning);
  if (columns?.at.operation === undefined || columns.at.symbol === undefined) return undefined;
  return deviationOf(columns, names);
}
