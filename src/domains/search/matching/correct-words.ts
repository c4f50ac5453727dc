import type { Phrase, SearchText } from './match-words.ts';
import { allowedSlips, slipsBetween } from './typo-distance.ts';

/** From so many letters on a word that is still being typed is compared with beginnings of words. */
const shortestBeginning = 5;

/**
 * The phrase with each word that stands in no text replaced by the nearest that does; null where none is near, or nothing is
 * wrong. Of words equally near that of the earlier text wins: one's own things come before the catalogue (rule SE-4).
 */
export function correctedPhrase(phrase: Phrase, texts: readonly SearchText[]): Phrase | null {
  const known = new Set(texts.flatMap(({ all }) => all.split(' ')));
  known.delete('|');
  const words = phrase.words.map((word) => (isKnown(word, known) ? word : nearest(word, known)));
  if (!words.every((word) => word !== null)) return null;
  const text = words.join(' ');
  return text === phrase.text ? null : { text, words };
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  if (known.has(word)) return true;
  for (const one of known) if (one.startsWith(word)) return true;
  return false;
}

function nearest(word: string, known: ReadonlySet<string>): string | null {
  const most = allowedSlips(word.length);
  if (most === 0) return null;
  let best: string | null = null;
  let least = most + 1;
  for (const one of known) {
    // A shorter word may allow fewer slips than what was typed.
    const slips = slipsBetween(word, one, Math.min(most, least - 1, allowedSlips(one.length)));
    if (slips <= Math.min(most, allowedSlips(one.length)) && slips < least) {
      best = one;
      least = slips;
    }
  }
  return best ?? nearestBeginning(word, known);
}

/** One slip in a word that was not typed to its end. */
function nearestBeginning(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < shortestBeginning) return null;
  for (const one of known)
    if (one.length > word.length && slipsBetween(word, one.slice(0, word.length), 1) === 1) return one;
  return null;
}
