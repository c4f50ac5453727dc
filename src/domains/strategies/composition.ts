import type { Decimal } from '../../foundation/decimal.ts';

/** What counts for a component: an instrument by its ISIN, a subclass or class by its slug, or followed cash. */
export type Match = { kind: 'instrument' | 'subclass' | 'class'; reference: string } | { kind: 'cash' };

/** One part of a strategy with the share it should have, in percent. */
export type Component = {
  key: string;
  wanted: Decimal;
  matches: readonly Match[];
};

export type Composition = readonly Component[];

/** What decides where something held belongs. */
export type Classified = {
  isin?: string | null;
  classSlug: string;
  subclassSlug?: string | null;
};

/**
 * Finds the component something held counts for (rule S-2): the most specific match wins, an instrument before its
 * subclass before its class. Made once for a composition, asked for each holding.
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
  const of = ({ isin, subclassSlug, classSlug }: Classified) =>
    byReference.get(`instrument ${isin}`) ??
    byReference.get(`subclass ${subclassSlug}`) ??
    byReference.get(`class ${classSlug}`);
  return { of, cash };
}
