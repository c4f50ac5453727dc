import type { Day } from '../../../foundation/calendar-day.ts';
import { type Decimal, zero } from '../../../foundation/decimal.ts';
import type { LotPart, OpenStep } from './lot-book.ts';
import type { Wrapper } from './tax-events.ts';
import type { TaxRate } from './tax-rates.ts';

/** A sale, a covered short sale or a closed position, with what it was reckoned from. */
export type SaleOutcome = {
  ref: string;
  account: string;
  instrument: string;
  country: string | null;
  taxDay: Day;
  /** Whether the day of settlement is the market's usual one, and not the broker's word. */
  isDayComputed: boolean;
  rate: TaxRate | null;
  revenue: Decimal;
  /** Of the lots and of fees. */
  cost: Decimal;
  parts: readonly LotPart[];
  /** What selling took, which is in the cost or off the revenue. */
  fee: Decimal;
  /** What art. 21(1)(105a) exempts of both. */
  exempt: { revenue: Decimal; cost: Decimal };
  foreignTax: Decimal;
  /** What is off the revenue, since tax was paid when it was inherited or given. */
  taxExempt?: Decimal;
};

export const nothingExempt = { revenue: zero, cost: zero };

export type CryptoOutcome = {
  ref: string;
  day: Day;
  rate: TaxRate | null;
  revenue: Decimal;
  cost: Decimal;
};

/** A dividend, interest or discount: taxed without costs. */
export type FlatOutcome = {
  ref: string;
  kind: 'dividend' | 'interest';
  day: Day;
  country: string | null;
  rate: TaxRate | null;
  gross: Decimal;
  withheld: Decimal;
};

export type FeeOutcome = { ref: string; account: string; day: Day; rate: TaxRate | null; cost: Decimal };

/** What a figure lacks. */
export type Missing = { ref: string; year: number } & (
  | { what: 'purchase'; account: string; instrument: string; quantity: Decimal }
  | { what: 'rate'; currency: string; day: Day }
  | { what: 'value'; instrument: string }
  | { what: 'country'; instrument: string }
  /** Units came from nowhere that we know. */
  | { what: 'lots'; account: string; instrument: string; quantity: Decimal }
  /** What a dividend had withheld is not told, where its country withholds. */
  | { what: 'withheld'; instrument: string }
  /** Tax that belongs to no payment we know. */
  | { what: 'payment'; instrument: string | null }
  /** The law is silent or torn: whoever files says what it is. */
  | { what: 'decision'; instrument: string }
);

/** What does not enter a return, and why. */
export type OutsideReason =
  | Wrapper
  | 'left-out'
  | 'payer'
  | 'not-a-security'
  | 'reward'
  | 'swap'
  | 'charge'
  | 'own-tax'
  | 'expired';
export type Outside = { ref: string; reason: OutsideReason };

/** Everything that years are made of. */
export type Outcome = {
  sales: SaleOutcome[];
  crypto: CryptoOutcome[];
  flat: FlatOutcome[];
  fees: FeeOutcome[];
  outside: Outside[];
  missing: Missing[];
  /** What each queue of lots held, by day; its key is the holder and the paper. */
  open: ReadonlyMap<string, readonly OpenStep[]>;
};

export const yearOf = (day: Day): number => Number(day.slice(0, 4));
