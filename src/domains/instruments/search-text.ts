import { foldToWords } from '../../foundation/fold-text.ts';

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
  return [...new Set(words.map(foldToWords).filter(Boolean))].join(' | ');
}

/** The last part of an instrument's address on the public site. */
export function slugOf(ticker: string, mic: string): string {
  return foldToWords(mic ? `${ticker} ${mic}` : ticker).replaceAll(' ', '-');
}
