/** "Shares, crypto, ETFs": in a row only the first name keeps its capital, and an abbreviation all of its own. */
export function classList(names: readonly string[]): string[] {
  return names.map((name, at) => (at === 0 ? name : inSentence(name)));
}

function inSentence(name: string): string {
  const isWord = name.charAt(1) === name.charAt(1).toLowerCase();
  return isWord ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
