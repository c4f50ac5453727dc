import * as z from 'zod/mini';
import { compare, decimal, textOf } from '../../foundation/decimal.ts';
import type { FailureKey } from '../../foundation/failure.ts';
import { mostUnits, priceDecimals, unitDecimals } from './figure-limits.ts';

/** One sign more than the longest figure that is read: checks run on, whatever the one before them found. */
const mostLength = 122;

/** Written in plain notation; how large and how fine it may be is a rule of its own with its own message. */
function decimalText(key: FailureKey, decimals: number, positive: boolean, signed = false) {
  return z.pipe(
    z.union([z.string(key), z.number(key)], key),
    z.pipe(
      z.transform((given: string | number) => plainText(given).trim().slice(0, mostLength).replace(',', '.')),
      z.string().check(
        z.regex(signed ? /^-?\d{1,60}(\.\d{1,60})?$/ : /^\d{1,60}(\.\d{1,60})?$/, key),
        z.refine((text) => !positive || /[1-9]/.test(text), key),
        z.refine((text) => withinLimit(text, decimals), 'maxValueError'),
      ),
    ),
  );
}

/** Numbers from 1e21 on print with an exponent; they are too large and not unreadable. */
function plainText(given: string | number): string {
  return typeof given === 'number' && Number.isFinite(given) && Math.abs(given) >= 1e21
    ? BigInt(given).toString()
    : String(given);
}

function withinLimit(text: string, decimals: number): boolean {
  const [whole = '', fraction = ''] = text.replace(/^-/, '').split('.');
  const digits = whole.replace(/^0+/, '');
  if (fraction.replace(/0+$/, '').length > decimals) return false;
  if (digits.length < mostUnits.length) return true;
  return digits === mostUnits && !/[1-9]/.test(fraction);
}

export function unitsText(key: FailureKey) {
  return decimalText(key, unitDecimals, true);
}

export function priceText(key: FailureKey) {
  return decimalText(key, priceDecimals, true);
}

/** An amount that may have been taken or given back: then it is below zero (rule L-16). */
export function signedText(key: FailureKey) {
  return decimalText(key, priceDecimals, false, true);
}

/** A fee, a tax or an amount of money; zero is allowed where nothing was paid. */
export function amountText(key: FailureKey) {
  return decimalText(key, priceDecimals, false);
}

/** A percentage between two others, with at most two decimals; null for none. */
export function percentText(key: FailureKey, least: string, most: string) {
  const isWithin = (text: string) =>
    compare(decimal(text), decimal(least)) >= 0 && compare(decimal(text), decimal(most)) <= 0;
  return z.nullable(
    z.pipe(
      z.union([z.string(key), z.number(key)], key),
      z.pipe(
        z.transform((given: string | number) => String(given).trim().slice(0, 12).replace(',', '.')),
        z.pipe(
          z.string().check(z.regex(/^\d{1,3}(\.\d{1,2}0*)?$/, key)),
          z.pipe(
            z.string().check(z.refine(isWithin, key)),
            z.transform((text: string) => textOf(decimal(text))),
          ),
        ),
      ),
    ),
  );
}
