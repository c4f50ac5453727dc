import type { ColumnNames } from '../../kit/columns.ts';
import { layoutOf } from '../../kit/layout.ts';

/** English, older and newer, and Spanish. The operations are English in either. */
export const names = {
  user: ['User_ID', 'User ID', 'ID de usuario'],
  time: ['UTC_Time', 'Time', 'Tiempo'],
  account: ['Account', 'Cuenta'],
  operation: ['Operation', 'Operación'],
  coin: ['Coin', 'Moneda'],
  change: ['Change', 'Cambio'],
  remark: ['Remark', 'Observación'],
} satisfies ColumnNames<string>;
export type Field = keyof typeof names;

export const { columnsOf, recognise } = layoutOf<Field>({
  names,
  needed: ['time', 'account', 'operation', 'coin', 'change'],
  marks: ['operation', 'coin'],
  mostMissing: 1,
});
