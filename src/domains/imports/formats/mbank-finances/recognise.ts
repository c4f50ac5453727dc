import { foldText } from '../../../../foundation/fold-text.ts';
import type { Deviation } from '../../file-format.ts';
import { type ColumnNames, type Columns, deviationOf, findColumns } from '../../kit/columns.ts';
import type { SourceFile, SourceRow } from '../../source-file.ts';
import { meaningOf, textIn } from './read.ts';

/** eMakler writes the amount, the brokerage office the balance before and after. */
export const names = {
  day: ['Data', 'Data księgowania'],
  text: ['Opis'],
  amount: ['Kwota'],
  type: ['Typ operacji'],
  before: ['Saldo początkowe'],
  after: ['Saldo końcowe'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

const ofEmakler = ['day', 'text', 'amount'] as const;
const ofOffice = ['day', 'type', 'text', 'before', 'after'] as const;

export function columnsOf(file: SourceFile): Columns<Field> | undefined {
  const [table] = file.tables;
  if (!table) return undefined;
  const office = findColumns<Field>(table, names, ofOffice);
  if (office?.missing.length === 0) return office;
  const emakler = findColumns<Field>(table, names, ofEmakler);
  return emakler?.missing.length === 0 ? emakler : undefined;
}

/**
 * A day, a text and an amount are in any bank's file: one of this format also says that it is of eMakler, or has texts
 * as only brokers write them.
 */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  if (!columns) return undefined;
  if (columns.at.before === undefined && columns.unknown.length > 0) return undefined;
  const above = file.tables[0]!.rows.filter(({ line }) => line < columns.header.line);
  const isOurs = above.some(saysSo) || columns.rows.slice(0, looked).some((row) => isOfBroker(columns, row));
  return isOurs ? deviationOf(columns, names) : undefined;
}

const looked = 200;

function saysSo({ cells }: SourceRow): boolean {
  return /emakler|historia finansowa|historia operacji finansowych/.test(
    foldText(cells.join(' ').slice(0, 300)),
  );
}

/** Fees are in every bank's file; the other texts are not. */
function isOfBroker(columns: Columns<Field>, row: SourceRow): boolean {
  const what = meaningOf(textIn(columns, row));
  return what !== undefined && what !== 'fee';
}
