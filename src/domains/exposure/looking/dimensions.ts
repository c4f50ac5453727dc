import {
  compare,
  type Decimal,
  decimal,
  hundred,
  isZero,
  minus,
  plus,
  sum,
  zero,
} from '../../../foundation/decimal.ts';
import type { KnownMakeUp, Part, Position } from '../make-up/make-up.ts';
import { currencyOfCountry, noCountry } from '../words/countries.ts';
import { isSector, type Kind, unknown } from '../words/kinds.ts';
import { sectorIn } from '../words/sector-words.ts';
import { type Held, isFund, kindOf } from './held.ts';
import { withinHundred } from './split-exactly.ts';

export const dimensions = ['sectors', 'kinds', 'countries', 'currencies'] as const;
export type Dimension = (typeof dimensions)[number];

/** Percent by key; together exactly 100, what nobody said as `unknown` (rules EX-1, EX-2). */
export type Weights = ReadonlyMap<string, Decimal>;

/** What is priced in dollars wherever it is bought (rule EX-4). */
const dollarKinds: ReadonlySet<Kind | null> = new Set(['gold', 'commodities', 'crypto']);
/** What is of no country (rule EX-3). */
const worldKinds: ReadonlySet<Kind | null> = new Set([
  'gold',
  'commodities',
  'crypto',
  'cash',
  'derivatives',
]);

type Facts = { kind: Kind | null; sector: string | null; country: string | null; currency: string | null };

/** In which row of each dimension something counts. */
const keyOf: Record<Dimension, (facts: Facts) => string> = {
  sectors: ({ kind, sector }) => (kind === 'shares' ? (sector ?? unknown) : (kind ?? unknown)),
  kinds: ({ kind }) => kind ?? unknown,
  countries: ({ kind, country }) => country ?? (worldKinds.has(kind) ? noCountry : unknown),
  currencies: ({ kind, country, currency }) =>
    dollarKinds.has(kind) ? 'usd' : (currency ?? (country && currencyOfCountry(country)) ?? unknown),
};

export function factsOf(held: Held): Facts {
  const { country } = held;
  return {
    kind: kindOf(held),
    sector: (held.sector && sectorIn(held.sector)) || null,
    country,
    // A share moves with the money of its company's country, whatever exchange quotes it in.
    currency: (country && kindOf(held) === 'shares' && currencyOfCountry(country)) || held.currency,
  };
}

/** How something held is spread over a dimension, in percent. */
export function weightsIn(held: Held, dimension: Dimension): Weights {
  const { makeUp } = held;
  if (!isFund(held)) {
    const said = makeUp?.[dimension] ?? [];
    return said.length > 0 ? completed(said) : whole(keyOf[dimension](factsOf(held)));
  }
  if (dimension === 'currencies' && makeUp?.hedged_to) return whole(makeUp.hedged_to);
  const stated = makeUp && statedBy(makeUp, dimension);
  return completed(stated ?? [], restOf(held, dimension));
}

const whole = (key: string): Weights => new Map([[key, hundred]]);

/** A fund's own list; else one that implies it; else its positions, each where it counts. */
function statedBy(makeUp: KnownMakeUp, dimension: Dimension): Part[] {
  if (makeUp[dimension].length > 0) return makeUp[dimension];
  if (dimension === 'kinds' && makeUp.sectors.length > 0)
    return makeUp.sectors.map(({ key, weight }) => ({ key: isSector(key) ? 'shares' : key, weight }));
  if (dimension === 'currencies' && makeUp.countries.length > 0)
    return makeUp.countries.map(({ key, weight }) => ({ key: currencyOfCountry(key) ?? unknown, weight }));
  return makeUp.positions.map((position) => ({
    key: keyOf[dimension](position satisfies Position),
    weight: position.weight,
  }));
}

/** What a fund does not tell: a fund of bonds holds bonds, whichever they are. */
function restOf(held: Held, dimension: Dimension): string {
  const kind = kindOf(held);
  if (dimension === 'kinds') return kind ?? unknown;
  if (dimension === 'sectors' && kind !== null && kind !== 'shares') return kind;
  return unknown;
}

function completed(parts: readonly Part[], rest: string = unknown): Weights {
  const weights = withinHundred(parts.map(({ weight }) => decimal(weight)));
  const byKey = new Map<string, Decimal>();
  const add = (key: string, weight: Decimal) => byKey.set(key, plus(byKey.get(key) ?? zero, weight));
  for (const [at, { key }] of parts.entries()) add(key, weights[at]!);
  const left = minus(hundred, sum(weights));
  if (!isZero(left) && compare(left, zero) > 0) add(rest, left);
  return byKey;
}
