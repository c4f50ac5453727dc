/** In what amounts are told: as they are, in złoty of the day shown, or as what would be left after tax (BA-1). */
export const bases = ['nominal', 'real', 'after-tax'] as const;
export type ShownBasis = (typeof bases)[number];

/** What the tax of a day is made of, and what stands outside of it. */
export const taxedParts = [
  'securities',
  'coins',
  'bonds',
  'deposits',
  'ike',
  'oipe',
  'ikze',
  'ikze-32',
  'ppk',
  'outside',
  'paper',
] as const;
export type TaxedPart = (typeof taxedParts)[number];
