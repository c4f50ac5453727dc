import { foldText } from '../../../foundation/fold-text.ts';
import type { ApiArea } from '../../api/api-areas.ts';

/** What is enough to find a call and to list it. */
export type IndexedCall = {
  id: string;
  area: ApiArea;
  method: string;
  path: string;
  summary: string;
  /** Words it is also found by: its fields, and what it is called in the other language. */
  words: string;
};

export type FoundCalls = { total: number; calls: IndexedCall[] };

/** Longer than any path; what is typed beyond it is not read. */
export const longestQuery = 60;
const mostShown = 50;

/** What of an address or a field is searched for. */
export function queryOf(typed: string | null): string {
  return (typed ?? '').slice(0, longestQuery).trim();
}

type Folded = { said: string; all: string };
const folded = new WeakMap<IndexedCall, Folded>();

/** What is looked through, made once: folding all calls takes longer than looking through them. */
function foldedOf(call: IndexedCall): Folded {
  let texts = folded.get(call);
  if (!texts) {
    const said = foldText(`${call.method} ${call.path} ${call.summary}`);
    texts = { said, all: `${said} ${foldText(call.words)}` };
    folded.set(call, texts);
  }
  return texts;
}

/** Calls in which every word occurs; those that say so themselves come before those with such a field. */
export function findCalls(index: readonly IndexedCall[], query: string): FoundCalls {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const spoken: IndexedCall[] = [];
  const hidden: IndexedCall[] = [];
  for (const call of index) {
    const { said, all } = foldedOf(call);
    if (words.every((word) => said.includes(word))) spoken.push(call);
    else if (words.every((word) => all.includes(word))) hidden.push(call);
  }
  const found = [...spoken, ...hidden];
  return { total: found.length, calls: found.slice(0, mostShown) };
}
