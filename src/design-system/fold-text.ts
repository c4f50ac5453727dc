/** For searching: lower case and without marks, so that "lodz" finds "Łódź". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}

/** Every word of the query occurs somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
