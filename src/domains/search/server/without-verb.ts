import { foldToWords } from '../../../foundation/fold-text.ts';
import type { Phrase } from '../matching/match-words.ts';
import { verbs } from '../typed-words.ts';

const known = new Set(foldToWords(verbs).split(' '));

/** What somebody wants to do something with: “buy pko” is about PKO. Null where no verb comes first, or nothing after it. */
export function withoutVerb({ words }: Phrase): Phrase | null {
  const first = words.findIndex((word) => !known.has(word));
  if (first < 1) return null;
  const rest = words.slice(first);
  return { text: rest.join(' '), words: rest };
}
