import * as z from 'zod/mini';
import { compare, decimal, sum } from '../../../foundation/decimal.ts';
import type { FieldErrors } from '../../../foundation/failure.ts';
import { isCountry, noCountry } from '../words/countries.ts';
import { isIsin } from '../words/isin.ts';
import { isKind, isSectorOrKind, kinds, sectors } from '../words/kinds.ts';
import { type MakeUp, mostParts, mostPositions, mostWeight, partLists } from './make-up.ts';

/** Percent, above 0 and at most 100; eight decimals are more than any fund publishes. */
export function isWeight(text: string): boolean {
  return /^\d{1,3}(\.\d{1,8})?$/.test(text) && Number(text) > 0 && Number(text) <= 100;
}

const weight = z.string('makeUpWeightError').check(z.refine(isWeight, 'makeUpWeightError'));
const currency = z.string('currencyError').check(z.toLowerCase(), z.regex(/^[a-z]{3}$/, 'currencyError'));
const country = z.string('countryError').check(z.refine(isCountry, 'countryError'));

const positionFields = z.object({
  name: z
    .string('makeUpNameError')
    .check(
      z.trim(),
      z.minLength(1, 'makeUpNameError'),
      z.maxLength(120, 'makeUpNameError'),
      z.regex(/^[^\p{Cc}]*$/u, 'makeUpNameError'),
    ),
  isin: z._default(
    z.nullable(z.string('isinError').check(z.toUpperCase(), z.refine(isIsin, 'isinError'))),
    null,
  ),
  ticker: z._default(
    z.nullable(
      z.string('invalid').check(z.trim(), z.maxLength(20, 'tooLong'), z.regex(/^[^\p{Cc}]*$/u, 'invalid')),
    ),
    null,
  ),
  kind: z._default(z.enum(kinds, 'invalid'), 'shares'),
  sector: z._default(z.nullable(z.enum(sectors, 'sectorError')), null),
  country: z._default(z.nullable(country), null),
  currency: z._default(z.nullable(currency), null),
  /** Percent of the whole fund. */
  weight,
});

function parts(key: z.ZodMiniType<string, string>) {
  return z._default(
    z.array(z.object({ key, weight }), 'invalid').check(z.maxLength(mostParts, 'tooLong')),
    [],
  );
}

const keyThat = (isOne: (key: string) => boolean) =>
  z.string('sectorError').check(z.refine(isOne, 'sectorError'));

export const makeUpFields = z.object({
  /** The day it is of. */
  as_of: z.string('makeUpDayError').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'makeUpDayError')),
  hedged_to: z._default(z.nullable(currency), null),
  positions: z._default(z.array(positionFields, 'invalid').check(z.maxLength(mostPositions, 'tooLong')), []),
  /** Of the whole fund, by sector or, for what is no share, by kind. */
  sectors: parts(keyThat(isSectorOrKind)),
  kinds: parts(keyThat(isKind)),
  countries: parts(
    z.string('countryError').check(z.refine((key) => key === noCountry || isCountry(key), 'countryError')),
  ),
  currencies: parts(currency),
});

const listNames = ['positions', ...partLists] as const;

/** What no single field shows: nothing at all, or more than the whole (rule EX-8). */
export function makeUpFaults(makeUp: MakeUp): FieldErrors {
  const errors: FieldErrors = {};
  if (makeUp.hedged_to === null && listNames.every((list) => makeUp[list].length === 0))
    errors.positions = ['makeUpEmptyError'];
  for (const list of listNames)
    if (compare(weightOf(makeUp[list]), decimal(String(mostWeight))) > 0) errors[list] = ['makeUpSumError'];
  return errors;
}

/** All weights of a list together, in percent. */
export function weightOf(list: readonly { weight: string }[]) {
  return sum(list.map(({ weight }) => decimal(weight)));
}
