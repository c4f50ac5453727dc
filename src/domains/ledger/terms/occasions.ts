import type { TransactionType } from '../transaction-types.ts';

/** What a row is the case of, where its type alone does not say it (rule L-25). */
export const occasions = [
  'redemption',
  'swap',
  'gift',
  'inheritance',
  'option',
  'expired',
  'exercised',
  'assigned',
] as const;
export type Occasion = (typeof occasions)[number];

export const occasionsOf: Partial<Record<TransactionType, readonly Occasion[]>> = {
  buy: ['swap'],
  sell: ['redemption', 'swap', 'expired', 'exercised'],
  'transfer-in': ['gift', 'inheritance'],
  short: ['option'],
  cover: ['expired', 'assigned'],
};

/** Options that end for nothing: nobody pays a price. */
export const endsForNothing: ReadonlySet<Occasion> = new Set(['expired', 'exercised', 'assigned']);

/** Units that came from somebody else, with what they had cost there. */
export const givenFor: ReadonlySet<Occasion> = new Set(['gift', 'inheritance']);

/** What a row says beside its figures, and the tax alone asks for (rule L-25). */
export type TransactionTerms = {
  occasion: Occasion | null;
  /** In złoty: what it had cost whoever gave or left it, and the tax that was paid on that. */
  prior_cost: string | null;
  prior_tax: string | null;
  /** Both legs of a contract. */
  opened_on: string | null;
  open_value: string | null;
  close_value: string | null;
  /** Interest that is in the price of a bond. */
  accrued: string | null;
  /** A fee that was taken in another currency (rule L-26). */
  other_fee: string | null;
  other_fee_currency_id: string | null;
};

export const noTerms: TransactionTerms = {
  occasion: null,
  prior_cost: null,
  prior_tax: null,
  opened_on: null,
  open_value: null,
  close_value: null,
  accrued: null,
  other_fee: null,
  other_fee_currency_id: null,
};
