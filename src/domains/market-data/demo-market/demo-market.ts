import type { DemoInstrument } from './demo-instrument.ts';
import type { RateCurrency } from './simulation/factors.ts';

/** Four for one is 4/1: from `day` on there are four shares where there was one, and the close is a quarter. */
export type Split = { day: string; numerator: number; denominator: number };

/** `amount` for one share (or one bond), gross, in units of `currency`, never in pence. Days may lie ahead. */
export type Payment = {
  declarationDay: string;
  exDay: string;
  recordDay: string;
  paymentDay: string;
  amount: number;
  currency: string;
};

export type DemoSeries = {
  instrument: DemoInstrument;
  /** By calendar day from the market's first day on, as traded; NaN on days without a session. */
  closes: Float64Array;
  /** Pieces traded; null where nobody counts them: indices and spot commodities. */
  volumes: Float64Array | null;
  splits: Split[];
  dividends: Payment[];
  /** Interest of bonds, for one bond. */
  coupons: Payment[];
};

/** An index made of shares quoted here: it moves as the sum of units x close of those that are in it. */
export type IndexBasket = {
  indexKey: string;
  /** `units` as of today: before a split divide by its ratio. A member counts from its `from` day's close on. */
  members: { key: string; units: number; from: string }[];
};

export type DemoMarket = {
  /** Everything in it is made up. */
  simulated: true;
  /** Day of the first number in each series. */
  from: string;
  /** Day of the last number. */
  through: string;
  days: number;
  series: DemoSeries[];
  /** Zloty for one unit on NBP's days, four decimals; NaN on the others. */
  rates: Record<RateCurrency, Float64Array>;
  baskets: IndexBasket[];
};
