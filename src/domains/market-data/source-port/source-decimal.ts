import type { Decimal } from './source-port.ts';

const plain = /^-?\d+(\.\d+)?$/;
const scientific = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i;

/** A provider's figure as a plain decimal; nothing for what is no number: null, 'None', 'NA', '-', NaN. */
export function decimalOf(value: unknown): Decimal | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) ? tidy(unscientific(String(value))) : undefined;
  if (typeof value !== 'string') return undefined;
  if (plain.test(value)) return tidy(value);
  const text = unscientific(value.trim().replace(/^\+/, ''));
  return plain.test(text) ? tidy(text) : undefined;
}

/**
 * Some providers keep single-precision numbers and send them widened: 25.14 arrives as 25.139999389648438.
 * The shortest decimal that is the same single-precision number is what was meant.
 */
export function decimalOfSingle(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  if (Math.fround(value) !== value) return decimalOf(value);
  for (let digits = 1; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return decimalOf(Number(text));
  }
  return decimalOf(value);
}

function unscientific(text: string): string {
  const [, sign, whole, fraction = '', exponent] = scientific.exec(text) ?? [];
  if (whole === undefined) return text;
  const shift = Number(exponent);
  // Nobody quotes such a figure, and a hostile answer could otherwise ask for gigabytes of zeros.
  if (Math.abs(shift) > 60) return 'out of range';
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return point >= digits.length
    ? sign + digits.padEnd(point, '0')
    : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

function tidy(text: string): Decimal {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)0*(\d+)(?:\.(\d*?)0*)?$/.exec(text) ?? [];
  const number = fraction ? `${whole}.${fraction}` : whole;
  return number === '0' ? '0' : sign + number;
}

type Scaled = { digits: bigint; places: number };

function scaled(value: Decimal): Scaled {
  const [whole = '0', fraction = ''] = value.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

function written(digits: bigint, places: number): Decimal {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const cut = text.length - places;
  return tidy(`${digits < 0n ? '-' : ''}${text.slice(0, cut)}${places ? `.${text.slice(cut)}` : ''}`);
}

export function times(a: Decimal, b: Decimal): Decimal {
  const [x, y] = [scaled(a), scaled(b)];
  return written(x.digits * y.digits, x.places + y.places);
}

/** a / b with so many places, half even. */
export function over(a: Decimal, b: Decimal, places = 12): Decimal {
  const [x, y] = [scaled(a), scaled(b)];
  if (y.digits === 0n) throw new RangeError('division by zero');
  const sign = x.digits < 0n !== y.digits < 0n ? -1n : 1n;
  const upper = absolute(x.digits) * 10n ** BigInt(places + y.places);
  const lower = absolute(y.digits) * 10n ** BigInt(x.places);
  let quotient = upper / lower;
  const twice = (upper % lower) * 2n;
  if (twice > lower || (twice === lower && quotient % 2n === 1n)) quotient += 1n;
  return written(sign * quotient, places);
}

/** Rounded to so many significant digits: more than a source is exact to would be invented. */
export function toSignificant(value: Decimal, digits: number): Decimal {
  return decimalOf(Number(Number(value).toPrecision(digits))) ?? value;
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

export function signOf(value: Decimal): -1 | 0 | 1 {
  if (!/[1-9]/.test(value)) return 0;
  return value.startsWith('-') ? -1 : 1;
}
