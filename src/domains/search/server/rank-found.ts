import type { FoundOutput } from '../contract.ts';
import { groupOfKind } from '../found-kinds.ts';
import { type Phrase, rankOf, type SearchText, searchTextOf } from '../matching/match-words.ts';
import type { Findable } from './finder.ts';

const texts = new WeakMap<Findable, SearchText>();

/** Folded once for what is kept: pages, answers and articles are the same for everybody. */
export function textOf(one: Findable): SearchText {
  let text = texts.get(one);
  if (!text) {
    text = searchTextOf(one.title, one.words);
    texts.set(one, text);
  }
  return text;
}

/** What a finder found by itself stays in its order. */
const foundOtherwise = 3;

/** Everything that answers, the best first; among equals in the order of the finders. What is held is not in the catalogue too. */
export function rankFound(phrase: Phrase, findables: readonly Findable[]): FoundOutput[] {
  const found = findables.flatMap((one) => {
    const rank = one.fits ? foundOtherwise : rankOf(phrase, textOf(one));
    return rank === null ? [] : [foundOf(one, rank)];
  });
  const held = new Set(
    found.flatMap(({ kind, facts }) => (groupOfKind[kind] === 'assets' ? (facts.asset_id ?? []) : [])),
  );
  return found
    .filter(({ kind, facts }) => kind !== 'asset' || !held.has(facts.asset_id ?? ''))
    .toSorted((a, b) => a.rank - b.rank);
}

export function foundOf({ words, fits, ...one }: Findable, rank: number): FoundOutput {
  return { note: null, ticker: null, amount: null, change_percent: null, facts: {}, ...one, rank };
}
