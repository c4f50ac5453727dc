import { foldToWords } from '../../foundation/fold-text.ts';
import type { InstrumentHint } from './booking.ts';
import { tickerOfShortName } from './gpw-names.ts';

/** An instrument that a hint may mean. */
export type Candidate = {
  id: string;
  isin: string | null;
  ticker: string;
  mic: string;
  /** In capitals. */
  currency: string;
  names: readonly string[];
  class: string;
  isOwn: boolean;
};

/** Coins that were called otherwise. */
const coinNames: Readonly<Record<string, string>> = { ETH2: 'ETH', XBT: 'BTC', XDG: 'DOGE', LUNA2: 'LUNA' };

/** Tickers under which a hint is looked for: as written, without the market behind the dot, and by its short name. */
export function tickersOf({ symbol, name }: InstrumentHint): string[] {
  const written = [symbol, name].flatMap((text) =>
    text && text.length <= 30 ? [text.trim().toUpperCase()] : [],
  );
  const found = written.flatMap((text) => [
    text,
    text.replace(/[.:_ ].*$/, ''),
    tickerOfShortName(text) ?? text,
    coinNames[text] ?? text,
  ]);
  return [...new Set(found.filter(Boolean))];
}

/**
 * What a hint means, by the surest that it tells: the ISIN, then ticker and exchange, then the name. Where several
 * remain, exchange and currency decide; where they do not, nothing is chosen.
 */
export function matchInstrument(
  hint: InstrumentHint,
  candidates: readonly Candidate[],
): { is: Candidate } | { could: Candidate[] } {
  const byIsin = hint.isin ? candidates.filter(({ isin }) => isin === hint.isin) : [];
  if (byIsin.length) return decide(hint, byIsin);
  const wanted = new Set(tickersOf(hint));
  const byTicker = candidates.filter(
    ({ ticker, isin }) => wanted.has(ticker.toUpperCase()) && !(hint.isin && isin),
  );
  const ofKind = hint.kind === 'crypto' ? byTicker.filter((one) => one.class === 'crypto') : byTicker;
  // A ticker alone is no proof: shares of several countries share it.
  const agreeing = ofKind.filter((one) => agrees(hint, one));
  if (agreeing.length) return decide(hint, agreeing);
  const name = hint.name && foldToWords(hint.name);
  const byName = name ? candidates.filter(({ names }) => names.some((one) => foldToWords(one) === name)) : [];
  if (byName.length) return decide(hint, byName);
  return { could: [...ofKind] };
}

function agrees(hint: InstrumentHint, one: Candidate): boolean {
  if (hint.mic) return one.mic === hint.mic;
  if (hint.kind === 'crypto') return one.class === 'crypto';
  return hint.currency === undefined || one.currency === hint.currency;
}

function decide(
  hint: InstrumentHint,
  candidates: readonly Candidate[],
): { is: Candidate } | { could: Candidate[] } {
  const [only] = candidates;
  if (candidates.length === 1) return { is: only! };
  const narrower = [
    candidates.filter(({ mic }) => hint.mic !== undefined && mic === hint.mic),
    candidates.filter(({ currency }) => hint.currency !== undefined && currency === hint.currency),
    candidates.filter(({ ticker }) => tickersOf(hint).includes(ticker.toUpperCase())),
  ].find((list) => list.length > 0 && list.length < candidates.length);
  return narrower ? decide(hint, narrower) : { could: [...candidates] };
}
