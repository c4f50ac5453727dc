import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

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

/** Others have pairs and prices too; the cost and the volume are called so here alone. */
export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['txid', 'pair', 'time', 'type', 'price', 'cost', 'fee', 'vol'],
  marks: ['cost', 'vol'],
});
