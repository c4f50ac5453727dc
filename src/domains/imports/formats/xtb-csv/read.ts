import type { Collector } from '../../kit/collector.ts';
import type { Columns } from '../../kit/columns.ts';
import { isTotal, type Operation, type OperationField, operationOf } from '../../kit/xtb/operation.ts';

/** The operations below the header; what cannot be read is told to the collector. */
export function operationsIn(columns: Columns<OperationField>, collector: Collector): Operation[] {
  const operations: Operation[] = [];
  collector.each(columns.rows, (row) => {
    if (isTotal(columns, row)) collector.ignore(row, 'total');
    else operations.push(operationOf(columns, row));
  });
  return operations;
}
