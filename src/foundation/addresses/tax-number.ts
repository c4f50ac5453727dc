import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat-next';

/** By the two letters of the country; Greece writes EL before its numbers. */
const union = {
  AT: austria,
  BE: belgium,
  BG: bulgaria,
  HR: croatia,
  CY: cyprus,
  CZ: czechRepublic,
  DK: denmark,
  EE: estonia,
  FI: finland,
  FR: france,
  DE: germany,
  GR: greece,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LV: latvia,
  LT: lithuania,
  LU: luxembourg,
  MT: malta,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  RO: romania,
  SK: slovakiaRepublic,
  SI: slovenia,
  ES: spain,
  SE: sweden,
};

/**
 * A company's tax number as it is kept, or nothing where its check digits do not fit (rule BL-12). A Polish one without its
 * letters is ten digits; those of other countries of the Union begin with the country's letters. Elsewhere there is no rule
 * to check by: what has letters and digits is taken as it was written.
 */
export function taxNumberOf(typed: string, country: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[\s./-]/g, '');
  const rules = union[country as keyof typeof union];
  if (!rules) return /^[A-Z0-9]{4,20}$/.test(plain) ? plain : undefined;
  const prefix = country === 'GR' ? 'EL' : country;
  const number = plain.startsWith(prefix) ? plain : prefix + plain;
  if (!checkVAT(number, [rules]).isValid) return undefined;
  return country === 'PL' ? number.slice(2) : number;
}
