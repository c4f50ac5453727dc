import * as z from 'zod/mini';
import type { FailureKey } from '../../foundation/failure.ts';

/** Nobody holds more bonds of one series, and a sum of them still fits. */
export const mostBonds = 100_000_000;
const highestRate = 100;

/** Signs that are looked at; a longer text is no number. */
const mostLength = 40;

function plainText(given: string | number): string {
  return String(given).trim().slice(0, mostLength).replace(',', '.');
}

function numberText(key: FailureKey, pattern: RegExp, accepts: (value: number) => boolean) {
  return z.pipe(
    z.union([z.string(key), z.number(key)], key),
    z.pipe(
      z.transform(plainText),
      z.string().check(
        z.regex(pattern, key),
        z.refine((text) => accepts(Number(text)), key),
      ),
    ),
  );
}

/** Whole bonds; below zero counts as none, and none is too few. */
export const bondCount = z.pipe(
  numberText('amountError', /^\d{1,9}(\.0+)?$/, (value) => value > 0 && value <= mostBonds),
  z.transform(Number),
);

/** Percent a year from 0 to 100, to four decimals. */
export function rateText(key: FailureKey) {
  return numberText(key, /^\d{1,3}(\.\d{1,4}0*)?$/, (value) => value <= highestRate);
}

/** Money of a whole purchase, to six decimals. */
export function moneyField(key: FailureKey) {
  return numberText(key, /^\d{1,15}(\.\d{1,6}0*)?$/, (value) => value <= 1e15);
}

/** Money of one bond, to four decimals: no fee and no price is larger. */
export function perBond(key: FailureKey, { positive = false, most = 10_000 } = {}) {
  return numberText(key, /^\d{1,9}(\.\d{1,4}0*)?$/, (value) => value <= most && (!positive || value > 0));
}

/** Percent of the nominal. */
export const quoteText = numberText(
  'quoteError',
  /^\d{1,4}(\.\d{1,6}0*)?$/,
  (value) => value > 0 && value <= 1000,
);

export function dayText(key: FailureKey) {
  return z.string(key).check(z.regex(/^\d{4}-\d{2}-\d{2}/, key));
}
