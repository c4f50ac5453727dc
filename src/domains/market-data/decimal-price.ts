/**
 * A stored close as a decimal text. The shortest text that reads back as the same float is what was once written,
 * for anything up to fifteen digits; exponents are written out.
 */
export function decimalOf(value: number): string {
  const text = String(value);
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(shift, '0')}`;
}
