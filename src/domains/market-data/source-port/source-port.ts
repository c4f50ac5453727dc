import type { Day } from '../../../foundation/calendar-day.ts';
import type { DecimalText } from '../../../foundation/decimal.ts';

export const sourceNames = [
  'nbp',
  'ecb',
  'yahoo',
  'alphaVantage',
  'coinGecko',
  'eodhd',
  'stooq',
  'polygon',
  'csv',
] as const;
export type SourceName = (typeof sourceNames)[number];

/** How a price is written: whole units, hundredths of the currency (GBX, ILA, ZAc), or percent of the nominal. */
export type PriceUnit = 'unit' | 'pence' | 'percent';
export type InstrumentClass =
  | 'stocks'
  | 'etf'
  | 'crypto'
  | 'commodities'
  | 'futures'
  | 'indices'
  | 'bonds'
  | 'funds'
  | 'custom';

/**
 * A provider's own symbol, with what our catalogue knows of the listing:
 * several providers never say in which currency or unit they quote.
 */
export type SourceSymbol = { code: string; currency?: string; unit?: PriceUnit };

export type PricePoint = { day: Day; close: DecimalText; volume?: DecimalText };
export type SplitEvent = { day: Day; numerator: DecimalText; denominator: DecimalText };
export type DividendEvent = {
  /** Ex-day: who buys on it no longer receives the dividend. */
  day: Day;
  /** For one share as it was on that day. */
  amount: DecimalText;
  currency?: string;
  unit: PriceUnit;
  declarationDay?: Day;
  recordDay?: Day;
  paymentDay?: Day;
};
export type CorporateEvents = { splits: SplitEvent[]; dividends: DividendEvent[] };

/** What was seen to be wrong in an answer; the row it speaks of is not among the points. */
export type PriceFlag = {
  kind:
    | 'futureDay'
    | 'outsideRange'
    | 'sameDayTwice'
    | 'conflictingDay'
    | 'badDay'
    | 'notANumber'
    | 'notPositive'
    | 'beyondBounds'
    | 'jump'
    | 'cutShort'
    | 'wrongCurrency'
    | 'wrongUnit'
    | 'stale';
  day?: Day;
  line?: number;
  value?: string;
};

/** Closes as traded: what a source adjusted for splits was un-adjusted on the way in (rule M-1). */
export type PriceHistory = {
  symbol: string;
  currency: string;
  unit: PriceUnit;
  /** The range that the source could speak for; shorter than asked where its plan ends earlier. */
  from: Day;
  to: Day;
  points: PricePoint[];
  /** Splits that came along with the closes. */
  splits: SplitEvent[];
  flags: PriceFlag[];
};

export type Quote = {
  symbol: string;
  price: DecimalText;
  currency: string;
  unit: PriceUnit;
  /** ISO 8601 in UTC. */
  at: string;
  day: Day;
  previousClose?: DecimalText;
};

export type InstrumentFacts = {
  symbol: string;
  name: string;
  kind?: string;
  description?: string;
  currency?: string;
  exchange?: string;
  country?: string;
  sector?: string;
  industry?: string;
  address?: string;
  phone?: string;
  website?: string;
  logo?: string;
  employees?: number;
  isin?: string;
  figi?: string;
  cik?: string;
  listedOn?: Day;
  delistedOn?: Day;
  active?: boolean;
  /** Named figures as the provider gives them: marketCap, peRatio, sharesOutstanding, beta … */
  figures: Record<string, DecimalText>;
};

export type NewsItem = {
  title: string;
  url: string;
  /** ISO 8601 in UTC. */
  at: string;
  publisher?: string;
  /** About this instrument, from -1 (bearish) to 1 (bullish). */
  sentiment?: number;
};

export type ReportPeriod = 'annual' | 'quarterly';
export type EarningsReport = {
  period: ReportPeriod;
  fiscalDateEnding: Day;
  reportedDate?: Day;
  reportedEps?: DecimalText;
  estimatedEps?: DecimalText;
  surprise?: DecimalText;
  surprisePercentage?: DecimalText;
  currency?: string;
};
export type CashFlowReport = {
  period: ReportPeriod;
  fiscalDateEnding: Day;
  currency?: string;
  items: Record<string, DecimalText>;
};

/** What a fund holds, in percent of it; sectors and kinds of assets by the source's own names. */
export type FundMakeUp = {
  positions: { name: string; ticker?: string; weight: DecimalText }[];
  sectors: { name: string; weight: DecimalText }[];
  kinds: { name: string; weight: DecimalText }[];
};

/** One unit of `base` is worth `value` of `quote`, in the table that took effect on `day`. */
export type RatePoint = { day: Day; base: string; quote: string; value: DecimalText; table?: string };

export type FoundSymbol = {
  code: string;
  name: string;
  kind?: string;
  exchange?: string;
  currency?: string;
  isin?: string;
};

/** What a source can be asked for; it has those of the methods that its provider has. The signal ends a call early. */
export type Provided = {
  history?(symbol: SourceSymbol, from: Day, to: Day, signal?: AbortSignal): Promise<PriceHistory>;
  /** Symbols that the provider does not know are left out. */
  quotes?(symbols: SourceSymbol[], signal?: AbortSignal): Promise<Quote[]>;
  events?(symbol: SourceSymbol, from: Day, to: Day, signal?: AbortSignal): Promise<CorporateEvents>;
  facts?(symbol: SourceSymbol, signal?: AbortSignal): Promise<InstrumentFacts>;
  news?(symbol: SourceSymbol, since: Day, signal?: AbortSignal): Promise<NewsItem[]>;
  earnings?(symbol: SourceSymbol, signal?: AbortSignal): Promise<EarningsReport[]>;
  cashFlow?(symbol: SourceSymbol, signal?: AbortSignal): Promise<CashFlowReport[]>;
  makeUp?(symbol: SourceSymbol, signal?: AbortSignal): Promise<FundMakeUp>;
  rates?(currencies: string[], from: Day, to: Day, signal?: AbortSignal): Promise<RatePoint[]>;
  search?(words: string, signal?: AbortSignal): Promise<FoundSymbol[]>;
};
export type Capability = keyof Provided;

export type MarketSource = { name: SourceName; needsKey: boolean; provides: Provided };

export type SourceFailureKind =
  | 'unreachable'
  | 'tooSlow'
  | 'limit'
  | 'keyRefused'
  | 'unknownSymbol'
  | 'garbled'
  | 'unavailable';

/** Every way in which asking a source may end without an answer. Anything else that is thrown is a fault of ours. */
export class SourceFailure extends Error {
  readonly kind: SourceFailureKind;
  /** For the operator and the log; never contains a key. */
  readonly detail: string;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the provider was asked at all: an empty budget or an open circuit answers in its place. */
  readonly asked: boolean;
  /** The provider works and the key is right, but the plan does not include this: no reason to pause the source. */
  readonly notInPlan: boolean;

  constructor(
    kind: SourceFailureKind,
    detail: string,
    more: { retryAfterSeconds?: number; asked?: boolean; notInPlan?: boolean } = {},
  ) {
    super(`${kind}: ${detail}`);
    this.name = 'SourceFailure';
    this.kind = kind;
    this.detail = detail;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.asked = more.asked ?? true;
    this.notInPlan = more.notInPlan ?? false;
  }
}
