import { type DecimalText, isDecimalText } from './decimal.ts';

/**
 * What a person typed as a number: spaces of every kind part thousands, the last comma or dot is the decimal sign.
 * The decimals typed are kept, `268,40` is `268.40`. `undefined` when it is no number.
 */
export function typedDecimal(typed: string): DecimalText | undefined {
  const bare = typed.replace(/[\s\u00a0\u202f']/g, '').replace('\u2212', '-');
  const marks = bare.replace(/[^.,]/g, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const several = new Set(marks).size === 1 && marks.length > 1;
  const whole = last < 0 || several ? bare : bare.slice(0, last);
  const fraction = last < 0 || several ? '' : bare.slice(last + 1);
  const text = `${whole.replace(/[.,]/g, '') || '0'}${fraction ? `.${fraction}` : ''}`;
  const clean = text.replace(/^-(?=\.)/, '-0');
  return isDecimalText(clean) && !clean.startsWith('+') && /\d/.test(bare) ? clean : undefined;
}
