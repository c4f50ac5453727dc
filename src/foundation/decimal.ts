/**
 * An exact decimal: `digits` / 10^`places`. Sums and products are exact; only a quotient is rounded, half even.
 * Our own and not a library's because the ledger does millions of these and integers of the engine are ten
 * times faster (docs/decisions/0015-exact-decimals-of-our-own.md).
 */
export type Decimal = { readonly digits: bigint; readonly places: number };

/**
 * How a decimal travels: plain notation, -12.5, never 1e-7 and never with a thousands sign. What a person typed
 * becomes one in typed-decimal.ts, what a data source sent in sent-decimal.ts.
 */
export type DecimalText = string;

const powers: bigint[] = [];
/** 10^`places`, made once. */
export function power(places: number): bigint {
  for (let i = powers.length; i <= places; i++) powers.push(i === 0 ? 1n : powers[i - 1]! * 10n);
  return powers[places]!;
}

const written = /^[+-]?\d+(\.\d+)?$/;

export const zero: Decimal = { digits: 0n, places: 0 };
export const one: Decimal = { digits: 1n, places: 0 };
export const hundred: Decimal = { digits: 100n, places: 0 };

/** Reads plain decimal notation; an exponent, a blank or anything else is a fault of the caller. */
export function decimal(text: DecimalText): Decimal {
  const point = text.indexOf('.');
  if (!written.test(text)) throw new RangeError(`not a decimal: ${text.slice(0, 60)}`);
  if (point === -1) return { digits: BigInt(text), places: 0 };
  return { digits: BigInt(text.slice(0, point) + text.slice(point + 1)), places: text.length - point - 1 };
}

export function isDecimalText(text: string): boolean {
  return written.test(text);
}

export function plus(a: Decimal, b: Decimal): Decimal {
  if (a.places === b.places) return { digits: a.digits + b.digits, places: a.places };
  if (a.places > b.places)
    return { digits: a.digits + b.digits * power(a.places - b.places), places: a.places };
  return { digits: a.digits * power(b.places - a.places) + b.digits, places: b.places };
}

export function minus(a: Decimal, b: Decimal): Decimal {
  return plus(a, negated(b));
}

export function negated(a: Decimal): Decimal {
  return { digits: -a.digits, places: a.places };
}

/** How far it is from zero. */
export function magnitude(a: Decimal): Decimal {
  return a.digits < 0n ? negated(a) : a;
}

export function times(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, places: a.places + b.places };
}

/** a / b with `places` decimals, half even. */
export function over(a: Decimal, b: Decimal, places = 24): Decimal {
  const shift = places + b.places - a.places;
  const upper = shift >= 0 ? a.digits * power(shift) : a.digits;
  const lower = shift >= 0 ? b.digits : b.digits * power(-shift);
  return { digits: quotient(upper, lower), places };
}

/** The same number with at most `places` decimals, half even. */
export function rounded(a: Decimal, places: number): Decimal {
  if (a.places <= places) return a;
  return { digits: quotient(a.digits, power(a.places - places)), places };
}

function quotient(upper: bigint, lower: bigint): bigint {
  if (lower === 0n) throw new RangeError('division by zero');
  const whole = upper / lower;
  const rest = upper % lower;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  const size = lower < 0n ? -lower : lower;
  if (twice < size || (twice === size && whole % 2n === 0n)) return whole;
  return upper < 0n === lower < 0n ? whole + 1n : whole - 1n;
}

/** Negative, zero or positive, as a comes before, with or after b. */
export function compare(a: Decimal, b: Decimal): number {
  const difference = minus(a, b).digits;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function sign(a: Decimal): number {
  return a.digits < 0n ? -1 : a.digits > 0n ? 1 : 0;
}

export function isZero(a: Decimal): boolean {
  return a.digits === 0n;
}

export function smaller(a: Decimal, b: Decimal): Decimal {
  return compare(a, b) <= 0 ? a : b;
}

export function sum(list: Iterable<Decimal>): Decimal {
  let total = zero;
  for (const one of list) total = plus(total, one);
  return total;
}

/** Plain notation without trailing zeros: two equal numbers have one text. */
export function textOf(a: Decimal): DecimalText {
  if (a.digits === 0n) return '0';
  const text = withAllPlaces(a);
  if (a.places === 0) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}

/** Exactly so many decimals, half even: amounts that stand in a column. */
export function fixedTextOf(a: Decimal, places: number): DecimalText {
  const { digits, places: has } = rounded(a, places);
  return withAllPlaces({ digits: digits * power(places - has), places });
}

function withAllPlaces({ digits, places }: Decimal): DecimalText {
  const size = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const cut = size.length - places;
  return `${digits < 0n ? '-' : ''}${size.slice(0, cut)}${places > 0 ? `.${size.slice(cut)}` : ''}`;
}

/** Integers and powers of ten up to these are floats without loss, and the quotient of two such is the nearest float. */
const mostExact = BigInt(Number.MAX_SAFE_INTEGER);
const exactPowers = Array.from({ length: 23 }, (_, places) => Number(`1e${places}`));

/** For statistics and charts only. */
export function floatOf(a: Decimal): number {
  const { digits, places } = a;
  if (places < exactPowers.length && digits <= mostExact && digits >= -mostExact)
    return Number(digits) / exactPowers[places]!;
  return Number(textOf(a));
}

/** A part of a whole in percent, for shares and rates; null where the whole is nothing or below. */
export function percentOf(part: Decimal, whole: Decimal): number | null {
  return sign(whole) > 0 ? floatOf(over(part, whole, 12)) * 100 : null;
}

const scientific = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i;

/** `1.5e-7` in plain notation; what has no exponent stays as it is. */
export function withoutExponent(text: string): string {
  const [, minusSign, whole, fraction = '', exponent] = scientific.exec(text) ?? [];
  if (whole === undefined) return text;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${minusSign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return minusSign + digits.padEnd(point, '0');
  return `${minusSign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/**
 * A stored float as the decimal it was once written as: the shortest text that reads back as the same float is that,
 * for anything up to fifteen digits.
 */
export function textOfFloat(value: number): DecimalText {
  return withoutExponent(String(value));
}
