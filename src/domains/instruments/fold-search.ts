/** What people type and what instruments are called, made comparable: lower case, without diacritics, single spaces. */
export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** All words an instrument can be found by. */
export function searchTextOf(instrument: {
  ticker: string;
  isin: string | null;
  names: Record<string, string>;
  aliases: string[];
}): string {
  const words = [
    instrument.ticker,
    instrument.isin ?? '',
    ...Object.values(instrument.names),
    ...instrument.aliases,
  ];
  return [...new Set(words.map(foldForSearch).filter(Boolean))].join(' | ');
}

/** The last part of an instrument's address on the public site. */
export function slugOf(ticker: string, mic: string): string {
  return foldForSearch(mic ? `${ticker} ${mic}` : ticker).replaceAll(' ', '-');
}
