import { foldToWords } from '../../../foundation/fold-text.ts';

/** What was typed, folded: the whole of it and its words. */
export type Phrase = { text: string; words: readonly string[] };

/** More words than that say nothing more. */
const mostWords = 8;

export function phraseOf(typed: string): Phrase {
  const words = foldToWords(typed).split(' ').filter(Boolean).slice(0, mostWords);
  return { text: words.join(' '), words };
}

/** What a thing is found by, folded. */
export type SearchText = { title: string; others: readonly string[]; all: string };

export function searchTextOf(title: string, others: readonly string[]): SearchText {
  const folded = others.map(foldToWords).filter(Boolean);
  const name = foldToWords(title);
  return { title: name, others: folded, all: [name, ...folded].join(' | ') };
}

/** The better the lower: the whole of a name, ticker or ISIN; the beginning of the title; its words; other words; parts of words. */
export type Rank = 0 | 1 | 2 | 3 | 4;

/** Parts shorter than that are in everything. */
const shortestPart = 3;

/** How well a text answers, or null where a word is not in it (rule SE-2). */
export function rankOf({ text, words }: Phrase, found: SearchText): Rank | null {
  if (words.length === 0) return null;
  if (found.title === text || found.others.includes(text)) return 0;
  if (found.title.startsWith(text)) return 1;
  if (words.every((word) => begins(found.title, word))) return 2;
  if (words.every((word) => begins(found.all, word))) return 3;
  const isIn = (word: string) =>
    begins(found.all, word) || (word.length >= shortestPart && found.all.includes(word));
  return words.every(isIn) ? 4 : null;
}

function begins(text: string, word: string): boolean {
  return text.startsWith(word) || text.includes(` ${word}`);
}
