import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

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

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['date', 'pair', 'side', 'price', 'executed', 'amount', 'fee'],
  marks: ['executed', 'side'],
  mostMissing: 1,
});
