import { foldText } from '../../foundation/fold-text.ts';

export type Part = { part: string; isMarked: boolean };

/** Shorter words are marked only where a word begins. */
const shortestInside = 3;

/** A text cut where words that were looked for stand in it, whatever their case and marks. */
export function markedParts(text: string, words: readonly string[]): Part[] {
  // Letter by letter, so that each place of the folded text is a place of the text.
  const letters = [...text];
  const folded = letters.map((letter) => foldText(letter).slice(0, 1) || letter);
  const line = folded.join('');
  if (line.length !== letters.length) return [{ part: text, isMarked: false }];
  const marks = new Array<boolean>(letters.length).fill(false);
  for (const word of words.filter(Boolean))
    for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
      if (word.length >= shortestInside || at === 0 || !/[\p{L}\p{N}]/u.test(line[at - 1]!))
        marks.fill(true, at, at + word.length);
  const parts: Part[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMarked === marks[at]) last.part += letter;
    else parts.push({ part: letter, isMarked: marks[at]! });
  });
  return parts;
}
