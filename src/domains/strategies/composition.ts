import type { Decimal } from '../../foundation/decimal.ts';

/** From the most specific on: of what something held is, the first that a component names wins (rule S-2). */
export const matchKinds = ['instrument', 'subclass', 'class', 'country', 'currency'] as const;
export type MatchKind = (typeof matchKinds)[number];

/**
 * What counts for a component: an instrument by its ISIN, or by its id where it has none; a subclass or class by its slug;
 * a country as `PL`, a currency as `pln`; or followed cash.
 */
export type Match = { kind: MatchKind; reference: string } | { kind: 'cash' };

/** One part of a strategy with the share it should have, in percent. */
export type Component = {
  key: string;
  wanted: Decimal;
  /** How many percentage points it may stand away from that; the catalogue's have none. */
  band?: Decimal;
  matches: readonly Match[];
};

export type Composition = readonly Component[];

/** What decides where something held belongs. */
export type Classified = {
  instrumentId?: string;
  isin?: string | null;
  classSlug: string;
  subclassSlug?: string | null;
  country?: string | null;
  /** The one it is quoted in, lowercase. */
  currency?: string | null;
};

/**
 * Finds the component something held counts for (rule S-2). Made once for a composition, asked for each holding.
 */
export function componentFinder(composition: Composition): {
  of: (held: Classified) => string | undefined;
  cash: string | undefined;
} {
  const byReference = new Map<string, string>();
  let cash: string | undefined;
  for (const { key, matches } of composition) {
    for (const match of matches) {
      if (match.kind === 'cash') cash = key;
      else byReference.set(`${match.kind} ${match.reference}`, key);
    }
  }
  const of = (held: Classified) =>
    byReference.get(`instrument ${held.isin}`) ??
    byReference.get(`instrument ${held.instrumentId}`) ??
    byReference.get(`subclass ${held.subclassSlug}`) ??
    byReference.get(`class ${held.classSlug}`) ??
    byReference.get(`country ${held.country?.toUpperCase()}`) ??
    byReference.get(`currency ${held.currency}`);
  return { of, cash };
}
