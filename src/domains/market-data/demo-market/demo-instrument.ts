import type { CalendarName } from './calendar/market-holidays.ts';
import type { SectorSlug } from './sectors.ts';
import type { SubclassSlug } from './subclasses.ts';

export type DemoClass = 'stocks' | 'etf' | 'crypto' | 'commodities' | 'futures' | 'indices' | 'bonds';
export type DemoCurrency = 'PLN' | 'EUR' | 'USD' | 'GBP' | 'CHF' | 'JPY';
export type Bilingual = { en: string; pl: string };

export type Provider =
  | 'yahoo'
  | 'stooq'
  | 'xtb'
  | 'eodhd'
  | 'tradingview'
  | 'alphavantage'
  | 'finnhub'
  | 'polygon'
  | 'coingecko';

/** Public facts only; what is not known for sure is null. */
export type DemoFacts = {
  /** About: the last figure known for sure, rounded where the company itself rounds. */
  employees: number | null;
  listDate: string | null;
  website: string | null;
  description: Bilingual | null;
};

/** As of the day the catalogue was written; for another day ask statusOn. No quote after `lastDay`. */
export type ListingStatus =
  | { kind: 'listed' }
  | { kind: 'delisted'; lastDay: string }
  | { kind: 'matured'; lastDay: string };

export type BondTerms = {
  couponPercent: number;
  couponsPerYear: 1;
  maturity: string;
  /** Trading ends some days before the bonds are paid back. */
  lastDay: string;
};

export type DemoInstrument = {
  /** Stable name of the instrument in the demonstration market; also its address. */
  key: string;
  isin: string | null;
  /** ISO 10383; null where no single market quotes the price: coins and spot commodities. */
  mic: string | null;
  ticker: string;
  /** Symbols it traded under before; `until` is the last day of the old one, null where that day is not known. */
  formerTickers: { ticker: string; until: string | null }[];
  class: DemoClass;
  subclass: SubclassSlug;
  currency: DemoCurrency;
  names: Bilingual;
  sector: SectorSlug | null;
  /** ISO 3166 of the company's or index's home. */
  country: string | null;
  /** What a close counts: units of the currency, pence of it (1/100), or percent of the nominal. */
  priceUnit: 'unit' | 'pence' | 'percent';
  nominal: number | null;
  bond: BondTerms | null;
  /** What one commodity price buys. */
  quotedPer: 'troy-ounce' | 'barrel' | 'pound' | 'bushel' | 'tonne' | 'mmbtu' | null;
  /** What a future's point is worth, in its currency. */
  contractMultiplier: number | null;
  /** Key of the index, commodity or coin that a fund or a future follows; null where that is not quoted here. */
  tracks: string | null;
  /** Whether a fund pays its income out or keeps it. */
  distributes: boolean | null;
  providerSymbols: Partial<Record<Provider, string>>;
  facts: DemoFacts;
  /** Shares or coins about, as of today; the market value made from it is simulated like the price. */
  sharesOutstanding: number | null;
  status: ListingStatus;
  calendar: CalendarName;
};

export const noFacts: DemoFacts = { employees: null, listDate: null, website: null, description: null };

/** The day after which there is no quote any more, for those that have one. */
export function lastDayOf({ bond, status }: DemoInstrument): string | null {
  if (bond) return bond.lastDay;
  return status.kind === 'listed' ? null : status.lastDay;
}

/** A bond that is listed today matures on its day without the catalogue being changed. */
export function statusOn(instrument: DemoInstrument, day: string): ListingStatus['kind'] {
  const lastDay = lastDayOf(instrument);
  if (!lastDay || day <= lastDay) return 'listed';
  return instrument.bond ? 'matured' : 'delisted';
}
