import type { FormLine } from '../form/form-fields.ts';
import type { Readings } from '../readings.ts';
import type { Missing, OutsideReason } from '../reckoning/outcome.ts';

/** An amount in złoty, to the grosz, as text. */
type Pln = string;

/** A mid rate with the table it stands in; null for złoty. */
export type RateOnPaper = { mid: string; table: string; day: string } | null;

/** Rates of what was converted beside an amount: a fee in another currency, or a tax or leg of a day of its own. */
type WithOtherRates = { other_rates?: { currency: string; rate: RateOnPaper }[] };

export type LotOnPaper = WithOtherRates & {
  /** The row it was bought with. */
  id: string;
  acquired: string;
  tax_day: string;
  quantity: string;
  whole_quantity: string;
  whole_pln: Pln;
  /** Of a unit as it was bought, before splits; null for what was given. */
  price: string | null;
  currency: string | null;
  rate: RateOnPaper;
  pln: Pln;
};

export type SaleOnPaper = WithOtherRates & {
  id: string;
  instrument: string;
  account: string;
  day: string;
  tax_day: string;
  is_day_computed: boolean;
  quantity: string | null;
  price: string | null;
  currency: string | null;
  fee: { amount: string; currency: string } | null;
  fee_pln: Pln;
  rate: RateOnPaper;
  revenue: Pln;
  cost: Pln;
  income: Pln;
  country: string | null;
  /** Its account has a PIT-8C: the printed figures count, these stand beside them. */
  is_printed: boolean;
  lots: LotOnPaper[];
  /** What was closed, where it is no sale: a short sale, whose lots brought something, or a contract. */
  closed?: 'short' | 'contract';
  /** Off the revenue, for tax on an inheritance or gift. */
  tax_exempt?: Pln;
};

export type PaymentOnPaper = WithOtherRates & {
  id: string;
  kind: 'dividend' | 'interest';
  instrument: string | null;
  day: string;
  country: string | null;
  amount: string | null;
  currency: string | null;
  rate: RateOnPaper;
  gross: Pln;
  withheld: Pln;
  treaty_percent: string | null;
  credit: Pln | null;
  warning: 'above-treaty' | 'no-treaty' | null;
};

export type MoneyOnPaper = WithOtherRates & {
  id: string;
  instrument: string | null;
  day: string;
  amount: string | null;
  currency: string | null;
  rate: RateOnPaper;
  revenue: Pln;
  cost: Pln;
};

export type MissingOnPaper = {
  id: string;
  what: Missing['what'];
  day: string;
  instrument: string | null;
  account: string | null;
  quantity: string | null;
  currency: string | null;
  /** The day whose rate is not known. */
  rate_day: string | null;
  /** Where the row is, so that it can be mended. */
  portfolio: string | null;
  holding: string | null;
};

export type LossOnPaper = {
  year: number;
  amount: Pln;
  before: Pln;
  now: Pln;
  left: Pln;
  last_year: number;
  is_stated: boolean;
  /** How it is taken off in the year; null where there is no choice. */
  method: Readings['loss_method'] | null;
};

/** Everything that is said of a tax year, as plain values: shown, and kept as it was when the year was filed (rule TX-15). */
export type TaxPaper = {
  year: number;
  readings: Readings;
  figures: Record<FormLine, Pln>;
  countries: { country: string; income: Pln; tax_paid: Pln }[];
  losses: LossOnPaper[];
  printed: { account: string; revenue: Pln; cost: Pln; own_revenue: Pln; own_cost: Pln }[];
  sales: SaleOnPaper[];
  payments: PaymentOnPaper[];
  crypto: MoneyOnPaper[];
  fees: MoneyOnPaper[];
  outside: { id: string; day: string; instrument: string | null; reason: OutsideReason }[];
  missing: MissingOnPaper[];
  must_file: boolean;
  /** Rows of the ledger whose day is in the year. */
  rows: number;
  /** What is named above. */
  instruments: Record<string, { ticker: string; names: Record<string, string> }>;
  accounts: Record<string, { name: string; number: string | null }>;
};
