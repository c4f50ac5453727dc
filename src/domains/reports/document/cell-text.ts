import { formatAmount, styleOf } from '../../../foundation/format-amount.ts';
import { formatNumber, numbersIn, plain } from '../../../foundation/format-number.ts';
import { dayName } from './document-words.ts';
import type { Cell } from './report-document.ts';

export const unknown = '–';

/** A cell as a person reads it; money without its currency, which the table's title says. */
export function cellText(cell: Cell, language: 'en' | 'pl'): string {
  if (cell.value === null) return cell.of === 'text' ? '' : unknown;
  switch (cell.of) {
    case 'text':
      return cell.value;
    case 'day':
      return dayName(cell.value, language);
    case 'count':
      return numbersIn(language).number(String(cell.value), { decimals: 0 });
    case 'money':
      return formatNumber(cell.value, { style: styleOf(cell.currency), decimals: 2 });
    case 'units':
      return numbersIn(language).quantity(cell.value);
    case 'percent':
    case 'share': {
      const value = plain(cell.value);
      return value === undefined
        ? unknown
        : numbersIn(language).percent(value, { decimals: 2, signed: cell.of === 'percent' });
    }
  }
}

/** The same where it stands alone: money with its currency. */
export function factText(cell: Cell, language: 'en' | 'pl'): string {
  return cell.of === 'money' && cell.value !== null
    ? formatAmount(cell.value, cell.currency)
    : cellText(cell, language);
}

/** A cell as other programs read it: exact, with a point, days as 2025-12-31. */
export function rawText(cell: Cell): string {
  if (cell.value === null) return '';
  if (cell.of === 'percent' || cell.of === 'share') return (plain(cell.value) ?? '').replace(/\.?0+$/, '');
  return String(cell.value);
}
