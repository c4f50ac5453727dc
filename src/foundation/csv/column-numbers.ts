import type { DecimalText } from '../decimal.ts';
import { sentDecimal } from '../sent-decimal.ts';
import type { CsvSeparator } from './read-csv.ts';

export type DecimalSign = '.' | ',';

/**
 * Which sign parts the decimals in a column. `1,234` alone may be either: beside a comma as separator
 * it is an English thousand, beside a semicolon a Polish decimal.
 */
export function decimalSignOf(cells: string[], separator: CsvSeparator): DecimalSign {
  let ambiguousComma = false;
  for (const cell of cells) {
    const text = cell.replace(/[^\d.,]/g, '');
    const comma = text.lastIndexOf(',');
    const dot = text.lastIndexOf('.');
    if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.';
    if (comma >= 0 && text.indexOf(',') === comma) {
      if (text.length - comma - 1 !== 3) return ',';
      ambiguousComma = true;
    }
    if (dot >= 0 && text.indexOf('.') === dot && text.length - dot - 1 !== 3) return '.';
  }
  return ambiguousComma && separator !== ',' ? ',' : '.';
}

/** A thousands sign that does not stand before three digits: the cell is not what its column says. */
const misplaced = { '.': /\.(?!\d{3}(\D|$))/, ',': /,(?!\d{3}(\D|$))/ };

/** What nearly every cell looks like, told apart before the costlier rules. */
const simple = { '.': /^-?\d+(\.\d+)?$/, ',': /^-?\d+(,\d+)?$/ };

/** No number that means something is longer, and the rules below must not meet a cell without end. */
const mostLength = 120;

/** A cell as a number: thousands, currency signs and the several kinds of minus are taken off. */
export function readNumber(cell: string, sign: DecimalSign): DecimalText | undefined {
  if (cell.length > mostLength) return undefined;
  if (simple[sign].test(cell)) return sentDecimal(cell.replace(',', '.'));
  let text = cell
    .trim()
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/\s*(zł|[A-Z]{3}|[%$€£])$/u, '')
    .replace(/^(-?)\s*(?:[A-Z]{3}\s|[$€£]\s?)/, '$1')
    .replace(/[\s\u00A0\u202F']/g, '');
  const thousands = sign === '.' ? ',' : '.';
  if (misplaced[thousands].test(text)) return undefined;
  text = text.replaceAll(thousands, '').replace(sign, '.');
  return sentDecimal(text);
}

export function placesOf(cell: string, sign: DecimalSign): number {
  const at = cell.lastIndexOf(sign);
  return at < 0 ? 0 : cell.length - at - 1;
}
