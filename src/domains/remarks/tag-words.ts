/** Tags in a line of text, as they are written in both languages: `#chips · #growth`. */
export function tagWords(tags: readonly string[]): string {
  return tags.map((name) => `#${name}`).join(' · ');
}
