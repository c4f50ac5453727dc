import { dayInWarsaw } from '../../../foundation/calendar-day.ts';
import { compare, decimal, plus, textOf } from '../../../foundation/decimal.ts';
import type { StatedLists, StatedMakeUp } from '../../market-data/server/make-ups/stated-make-up-store.ts';
import { titlesOf } from '../../market-data/source-port/source-titles.ts';
import { type KnownMakeUp, mostPositions, type Part } from '../make-up/make-up.ts';
import { isWeight } from '../make-up/make-up-fields.ts';
import { kindIn, sectorIn, sectorOrKindIn } from '../words/sector-words.ts';

/** What a source told of a fund, in our words; what has none here is left to what is unknown (rule EX-2). */
export function makeUpStatedBy({ source, told_at, lists }: StatedMakeUp): KnownMakeUp {
  const besideShares = lists.kinds.filter(({ name }) => kindIn(name) !== 'shares');
  return {
    // Sources tell what is so now.
    as_of: dayInWarsaw(told_at),
    source: 'provider',
    provider: titlesOf([source])[0] ?? null,
    hedged_to: null,
    positions: positionsOf(lists),
    // Sectors are told of shares; bonds and cash stand beside them as what they are.
    sectors: partsOf([...lists.sectors, ...besideShares], sectorOrKindIn),
    kinds: partsOf(lists.kinds, kindIn),
    countries: [],
    currencies: [],
  };
}

/** As exact as a weight can be here. */
const shortened = (weight: string) => weight.replace(/(\.\d{8})\d+$/, '$1');

/** Without a ticker it is a share only where sectors are told: funds of bonds have none, and name their bonds. */
function positionsOf({ positions, sectors }: StatedLists): KnownMakeUp['positions'] {
  return positions
    .map((one) => ({ ...one, weight: shortened(one.weight), isCash: kindIn(one.name) === 'cash' }))
    .filter(({ ticker, weight, isCash }) => isWeight(weight) && (ticker || isCash || sectors.length > 0))
    .sort((a, b) => compare(decimal(b.weight), decimal(a.weight)))
    .slice(0, mostPositions)
    .map(({ name, ticker, isin, sector, country, weight, isCash }) => ({
      name: name.slice(0, 120),
      isin,
      ticker: ticker?.slice(0, 20) ?? null,
      kind: isCash ? 'cash' : 'shares',
      sector: (!isCash && sector && sectorIn(sector)) || null,
      country,
      currency: null,
      weight,
    }));
}

/** Two finer words of a source may be one of ours. */
function partsOf(stated: StatedLists['sectors'], keyIn: typeof sectorOrKindIn): Part[] {
  const parts = new Map<string, Part>();
  for (const { name, weight } of stated) {
    const key = keyIn(name);
    if (!key) continue;
    const together = plus(decimal(parts.get(key)?.weight ?? '0'), decimal(shortened(weight)));
    parts.set(key, { key, weight: textOf(together) });
  }
  return [...parts.values()].filter(({ weight }) => isWeight(weight));
}
