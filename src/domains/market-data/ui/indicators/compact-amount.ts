import { formatNumber } from '../../../../foundation/format-number.ts';

const units = [
  { unit: 'tn', digits: 12 },
  { unit: 'bn', digits: 9 },
  { unit: 'm', digits: 6 },
] as const;
export type AmountUnit = (typeof units)[number]['unit'] | 'one';

/** A large amount of złoty as people say it: `105213000000` is 105,2 billion. The point is moved on the digits themselves. */
export function compactAmount(value: string): { value: string; unit: AmountUnit } {
  const sign = value.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = value.replace(/^[-+]/, '').split('.');
  const found = units.find(({ digits }) => whole.length > digits);
  if (!found) return { value: formatNumber(value, { decimals: 0, style: 'pl' }), unit: 'one' };
  const at = whole.length - found.digits;
  const moved = `${sign}${whole.slice(0, at)}.${whole.slice(at)}${fraction}`;
  return { value: formatNumber(moved, { decimals: 1, style: 'pl' }), unit: found.unit };
}
