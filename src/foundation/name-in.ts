/** A name in the reader's language, else in English, else in whatever language there is; last what stands for it. */
export function nameIn(names: Readonly<Record<string, string>>, locale: string, otherwise = ''): string {
  return names[locale] ?? names.en ?? Object.values(names)[0] ?? otherwise;
}

/** The same of names that come as a list, one for each language. */
export function nameAmong(
  languages: readonly { lang: string; name: string }[],
  locale: string,
  otherwise?: string,
): string {
  return nameIn(Object.fromEntries(languages.map(({ lang, name }) => [lang, name])), locale, otherwise);
}
