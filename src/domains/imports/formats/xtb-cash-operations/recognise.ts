import type { Deviation } from '../../file-format.ts';
import { type Columns, deviationOf, findColumns } from '../../kit/columns.ts';
import { type OperationField, operationNames } from '../../kit/xtb/operation.ts';
import type { SourceFile, SourceTable } from '../../source-file.ts';

/** The ticker, the category and the position are not in the files of the first months. */
const names = { ...operationNames, symbol: ['Ticker'] };

const needed = ['type', 'name', 'time', 'amount', 'id', 'comment', 'product'] as const;

export type Sheet = { table: SourceTable; columns: Columns<OperationField> };

export function sheetOf(file: SourceFile): Sheet | undefined {
  const sheets = file.tables.flatMap((table): Sheet[] => {
    const columns = findColumns<OperationField>(table, names, needed);
    return columns ? [{ table, columns }] : [];
  });
  return (
    sheets.find(({ columns }) => columns.missing.length === 0) ??
    sheets.find(({ table }) => /^cash operations$/i.test(table.name.trim()))
  );
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'xlsx' && file.kind !== 'xls') return undefined;
  return deviationOf(sheetOf(file)?.columns, names);
}
