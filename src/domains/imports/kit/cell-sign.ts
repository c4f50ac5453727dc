import type { DecimalSign } from '../../../foundation/csv/column-numbers.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';
import { numberOf } from './numbers.ts';

/**
 * A number of a file that usually writes its decimals after one sign but not in every cell: the cell decides where it
 * can be read in one way only, `usual` where exactly three digits follow its only sign.
 */
export function numberBy(cell: string, usual: DecimalSign): DecimalText | undefined {
  return numberOf(cell, signIn(cell, usual));
}

function signIn(cell: string, usual: DecimalSign): DecimalSign {
  const comma = cell.lastIndexOf(',');
  const dot = cell.lastIndexOf('.');
  if (comma < 0 && dot < 0) return usual;
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
  const own: DecimalSign = comma >= 0 ? ',' : '.';
  const at = Math.max(comma, dot);
  const other: DecimalSign = own === ',' ? '.' : ',';
  if (cell.indexOf(own) !== at) return other;
  return /^\d{3}(?!\d)/.test(cell.slice(at + 1)) ? usual : own;
}
