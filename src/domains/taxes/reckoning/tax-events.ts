import type { Day } from '../../../foundation/calendar-day.ts';
import type { Decimal } from '../../../foundation/decimal.ts';

/** The wrappers in which nothing enters a return. */
export type Wrapper = 'IKE' | 'IKZE' | 'OIPE' | 'PPK';
export type TaxAccount = { id: string; wrapper: Wrapper | null };

export type TaxInstrument = {
  id: string;
  /** Of the issuer and of the exchange, as two letters; null where nobody can say. */
  country: string | null;
  exchangeCountry: string | null;
  /** What all listings of one paper share: its ISIN; the id stands for itself where there is none. */
  paper?: string | null;
  /** Where it settles, if the broker does not say when. */
  market: string | null;
};

export type Money = { amount: Decimal; currency: string };
/** Tax withheld or a fee, on a day of its own; negative: given back. */
export type DatedMoney = Money & { day: Day };

type Base = { id: string; day: Day };
type Traded = Base & {
  account: string;
  instrument: string;
  quantity: Decimal;
  price: Decimal;
  /** What was booked without accrued interest, where that is not quantity times price to the last digit. */
  gross?: Decimal | undefined;
  currency: string;
  /** As the broker says; computed from the market's cycle otherwise. */
  settled: Day | null;
  /** Interest that was paid or received with the price, of the whole trade. */
  accrued: Decimal | null;
  fee: Money | null;
};

export type Purchase = Traded & {
  kind: 'buy' | 'cover';
  /** Bought at a first offer that art. 21(1)(105a) exempts. */
  exempt?: boolean;
};
export type Sale = Traded & {
  kind: 'sell' | 'short' | 'redeem';
  /** Named lots with their quantities, where the broker keeps them. */
  lots?: readonly { lot: string; quantity: Decimal }[];
  exempt?: boolean;
  foreignTax?: Money;
  /** An option that ended for nothing. */
  isExpired?: boolean;
  /** A Polish payer settled it: nothing to declare. */
  payerWithheld?: boolean;
};

/** New units for old ones: 4 for 1. */
type Ratio = { ratio: { fresh: Decimal; old: Decimal } };
export type Split = Base & Ratio & { kind: 'split'; instrument: string; account?: string };
export type Exchange = Base &
  Ratio & { kind: 'exchange'; instrument: string; into: string; account?: string };
export type SpinOff = Base &
  Ratio & {
    kind: 'spin-off';
    instrument: string;
    into: string;
    account?: string;
    /** What one new unit was worth. */
    value: Money | null;
    /** The part of the cost that goes to the new company. */
    costShare: Decimal | null;
  };
export type Transfer = Base & {
  kind: 'transfer';
  instrument: string;
  from: string;
  to: string;
  quantity: Decimal;
};
/** Given, inherited, or a dividend in shares: units whose cost is known in zloty. */
export type Acquisition = Base & {
  kind: 'acquire';
  account: string;
  instrument: string;
  quantity: Decimal;
  cost: Decimal;
  /** Of a gift: what it had cost whoever gave it, if that is known. */
  donorCost?: Decimal | null;
  /** Tax on the inheritance or gift, up to which a gain of these units is exempt (art. 21(1)(105)). */
  taxPaid?: Decimal | null;
};
/** A position that was closed: values of the whole position. */
export type DerivativeResult = Base & {
  kind: 'derivative';
  account: string;
  instrument: string;
  /** Unknown where only the result is told. */
  opened: Day | null;
  side: 'long' | 'short';
  openValue: Decimal;
  closeValue: Decimal;
  currency: string;
  fees: readonly DatedMoney[];
};
/** An option is written: all waits for its end, unless the premium is read as revenue at once. */
export type OptionWritten = Base & {
  kind: 'option-written';
  account: string;
  instrument: string;
  premium: Money;
  fee: Money | null;
};
/** It ends: bought back, expired or assigned. */
export type WrittenOption = Base & {
  kind: 'written-option';
  account: string;
  instrument: string;
  /** What it had brought, and what that had taken, on their own days. */
  premiums: readonly DatedMoney[];
  openingFees: readonly DatedMoney[];
  closeCost: Money;
  fee: Money | null;
};
export type Payment = Base & {
  kind: 'dividend' | 'interest';
  account: string;
  instrument: string | null;
  country: string | null;
  gross: Money;
  withheld: readonly DatedMoney[];
  payerWithheld?: boolean;
};
export type AccountFee = Base & { kind: 'fee'; account: string; fee: Money };
export type CryptoTrade = Base & {
  kind: 'crypto-buy' | 'crypto-sell' | 'crypto-swap';
  account: string;
  amount: Money | null;
  fee: Money | null;
};

export type TaxEvent =
  | Purchase
  | Sale
  | Split
  | Exchange
  | SpinOff
  | Transfer
  | Acquisition
  | DerivativeResult
  | OptionWritten
  | WrittenOption
  | Payment
  | AccountFee
  | CryptoTrade;
