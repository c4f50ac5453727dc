import type { Decimal } from '../../../foundation/decimal.ts';
import type { KnownMakeUp } from '../make-up/make-up.ts';
import type { Kind } from '../words/kinds.ts';

/** An instrument with what all holdings of it are worth together. */
export type Held = {
  id: string;
  name: string;
  ticker: string;
  isin: string | null;
  classSlug: string;
  subclassSlug: string | null;
  /** As the catalogue or a provider calls it. */
  sector: string | null;
  country: string | null;
  /** It is quoted in, lowercase. */
  currency: string;
  value: Decimal;
  makeUp: KnownMakeUp | null;
};

/** Followed cash in one currency. */
export type HeldCash = { currency: string; value: Decimal };

/** Only what holds other things is looked through; everything else is what it is. */
export function isFund({ classSlug }: Pick<Held, 'classSlug'>): boolean {
  return classSlug === 'etf' || classSlug === 'funds';
}

const kindOfClass: Readonly<Record<string, Kind>> = {
  stocks: 'shares',
  crypto: 'crypto',
  commodities: 'commodities',
  futures: 'derivatives',
  indices: 'derivatives',
  bonds: 'bonds',
  deposits: 'cash',
};
const kindOfSubclass: Readonly<Record<string, Kind>> = {
  'equity-etf': 'shares',
  'bond-etf': 'bonds',
  'commodity-etf': 'commodities',
  'precious-metals': 'gold',
};

/** What the catalogue says it is, or what a fund holds; nothing where it does not say. */
export function kindOf({ classSlug, subclassSlug }: Pick<Held, 'classSlug' | 'subclassSlug'>): Kind | null {
  return kindOfSubclass[subclassSlug ?? ''] ?? kindOfClass[classSlug] ?? null;
}
