import { type Decimal, decimal } from '../../foundation/decimal.ts';
import type { Composition, Match } from './composition.ts';
import type { Tradable } from './proposal.ts';

/** `{ shares: ['60', 'class stocks'] }` is a component of 60% that the class counts for; `cash` stands alone. */
export function compositionOf(parts: Record<string, readonly string[]>): Composition {
  return Object.entries(parts).map(([key, [wanted = '0', ...matches]]) => ({
    key,
    wanted: decimal(wanted),
    matches: matches.map(matchOf),
  }));
}

function matchOf(text: string): Match {
  const [kind, reference = ''] = text.split(' ');
  return kind === 'cash' ? { kind } : { kind: kind as 'class', reference };
}

type Given = { units: string; price: string; class?: string; subclass?: string; isin?: string };

export function holding(id: string, given: Given): Tradable {
  const units = decimal(given.units);
  const price = decimal(given.price);
  const value: Decimal = { digits: units.digits * price.digits, places: units.places + price.places };
  return {
    holdingId: id,
    instrumentId: id,
    isin: given.isin ?? null,
    classSlug: given.class ?? 'stocks',
    subclassSlug: given.subclass ?? null,
    units,
    price,
    value,
  };
}
