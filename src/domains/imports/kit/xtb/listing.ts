import type { InstrumentHint } from '../../booking.ts';
import { kindOfCategory, type Operation } from './operation.ts';

/**
 * What the ending of a symbol tells: `SPYL.DE` trades on Xetra in euros. London has prices in pounds, pence, dollars
 * and euros, so its ending names no currency; American papers trade on several exchanges.
 */
const listings: Readonly<Record<string, { currency?: string; mic?: string }>> = {
  US: { currency: 'USD' },
  PL: { currency: 'PLN', mic: 'XWAR' },
  DE: { currency: 'EUR', mic: 'XETR' },
  FR: { currency: 'EUR', mic: 'XPAR' },
  NL: { currency: 'EUR', mic: 'XAMS' },
  BE: { currency: 'EUR', mic: 'XBRU' },
  PT: { currency: 'EUR', mic: 'XLIS' },
  ES: { currency: 'EUR', mic: 'XMAD' },
  IT: { currency: 'EUR', mic: 'XMIL' },
  FI: { currency: 'EUR', mic: 'XHEL' },
  UK: { mic: 'XLON' },
  CH: { currency: 'CHF', mic: 'XSWX' },
  SE: { currency: 'SEK', mic: 'XSTO' },
  NO: { currency: 'NOK', mic: 'XOSL' },
  DK: { currency: 'DKK', mic: 'XCSE' },
  CZ: { currency: 'CZK', mic: 'XPRA' },
  HK: { currency: 'HKD', mic: 'XHKG' },
};

export function listingOf(symbol: string | undefined) {
  const ending = /\.([A-Z]{2})$/.exec(symbol ?? '')?.[1];
  return ending ? listings[ending] : undefined;
}

/** A security and no contract for difference: those have no ending, or one like `AAPL.US_4`. */
export function isSecurity({ symbol, category }: Operation): boolean {
  return category ? category !== 'CFD' : listingOf(symbol) !== undefined;
}

export function instrumentOf({ symbol, name, category }: Operation): InstrumentHint | undefined {
  if (!symbol && !name) return undefined;
  return { symbol, name, ...listingOf(symbol), kind: kindOfCategory(category) };
}
