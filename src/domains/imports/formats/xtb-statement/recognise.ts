import type { Deviation } from '../../file-format.ts';
import { type Columns, deviationOf, findColumns } from '../../kit/columns.ts';
import { type OperationField, operationNames } from '../../kit/xtb/operation.ts';
import type { SourceFile, SourceTable } from '../../source-file.ts';

/** Workbooks of later years call it Ticker and are another format. */
const names = { ...operationNames, symbol: ['Symbol'] };

const needed = ['id', 'type', 'time', 'comment', 'symbol', 'amount'] as const;

export type Sheet = { table: SourceTable; columns: Columns<OperationField> };

/** The sheet with the operations; the others are snapshots, or copies from MetaTrader without symbols. */
export function sheetOf(file: SourceFile): Sheet | undefined {
  const sheets = file.tables.flatMap((table): Sheet[] => {
    const columns = findColumns<OperationField>(table, names, needed);
    return columns ? [{ table, columns }] : [];
  });
  return (
    sheets.find(({ columns }) => columns.missing.length === 0) ??
    sheets.find(({ table }) => /^cash operation history$/i.test(table.name.trim()))
  );
}

export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'xlsx' && file.kind !== 'xls') return undefined;
  return deviationOf(sheetOf(file)?.columns, names);
}
