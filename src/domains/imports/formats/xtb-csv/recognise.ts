import { layoutOf } from '../../kit/layout.ts';
import { type OperationField, operationNames } from '../../kit/xtb/operation.ts';

/** Ids, types and amounts are in many files: without comments about symbols it is none of XTB's. */
export const { columnsOf, recognise } = layoutOf<OperationField>({
  names: operationNames,
  needed: ['id', 'type', 'time', 'symbol', 'comment', 'amount'],
  marks: ['comment', 'symbol'],
  kinds: ['csv'],
});
