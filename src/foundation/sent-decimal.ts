import { type DecimalText, decimal, isDecimalText, textOf, withoutExponent } from './decimal.ts';

/** Nobody quotes larger figures, and a hostile answer could otherwise ask for gigabytes of zeros. */
const mostExponent = 60;
const mostLength = 2 * mostExponent;

/** A data source's figure; nothing for what is no number: null, 'None', 'NA', '-', NaN. No notation but its own. */
export function sentDecimal(value: unknown): DecimalText | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? read(String(value)) : undefined;
  return typeof value === 'string' ? read(value.trim()) : undefined;
}

function read(text: string): DecimalText | undefined {
  if (text.length > mostLength) return undefined;
  const exponent = Number(/e([+-]?\d+)$/i.exec(text)?.[1] ?? 0);
  if (Math.abs(exponent) > mostExponent) return undefined;
  const plain = withoutExponent(text.replace(/^\+/, ''));
  return isDecimalText(plain) && !plain.startsWith('+') ? textOf(decimal(plain)) : undefined;
}

/**
 * Some providers keep single-precision numbers and send them widened: 25.14 arrives as 25.139999389648438.
 * The shortest decimal that is the same single-precision number is what was meant.
 */
export function sentSingle(value: unknown): DecimalText | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  if (Math.fround(value) !== value) return sentDecimal(value);
  for (let digits = 1; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return sentDecimal(Number(text));
  }
  return sentDecimal(value);
}
