/** A name in the reader's language; English where there is none. */
export function nameIn(names: Record<string, string>, locale: string): string {
  return names[locale] ?? names.en ?? Object.values(names)[0] ?? '';
}
