import type { DecimalText } from '../../../foundation/decimal.ts';
import { numberOf } from './numbers.ts';

/**
 * A number of a broker that groups thousands by blanks, if at all: a comma or a dot alone parts the decimals, of both
 * the last one does. One row of such a file may have `190,20` beside `24.63`, and `1,234` is no thousand.
 */
export function numberWithEitherSign(cell: string): DecimalText | undefined {
  return numberOf(cell, cell.lastIndexOf(',') > cell.lastIndexOf('.') ? ',' : '.');
}
