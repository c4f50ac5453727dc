import type { Deviation } from '../../file-format.ts';
import { deviationOf, findColumns } from '../../kit/columns.ts';
import { type OperationField, operationNames } from '../../kit/xtb/operation.ts';
import type { SourceFile } from '../../source-file.ts';

const needed = ['id', 'type', 'time', 'symbol', 'comment', 'amount'] as const;

export function columnsOf(file: SourceFile) {
  return file.tables[0] && findColumns<OperationField>(file.tables[0], operationNames, needed);
}

/** Ids, types and amounts are in many files: without comments about symbols it is none of XTB's. */
export function recognise(file: SourceFile): Deviation | undefined {
  if (file.kind !== 'csv') return undefined;
  const columns = columnsOf(file);
  if (columns?.at.comment === undefined || columns.at.symbol === undefined) return undefined;
  return deviationOf(columns, operationNames);
}
