/**
 * For searching: lower case and without marks, so that "lodz" finds "Łódź". What the database compares is folded
 * the same way (platform/database/folded.ts).
 */
export function foldText(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Folded words with single spaces between them: signs and line ends do not matter. */
export function foldToWords(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Every word of the query occurs somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
