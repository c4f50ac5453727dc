import { foldToWords } from '../../../foundation/fold-text.ts';

/** Names of bonds on the Polish market end with the month and the year they fall due: DS1030, PKN0528. */
const bondName = /^[A-Z0-9]{2,3}(0[1-9]|1[0-2])\d{2}$/;
/** Securities of the treasury. */
const treasuryIsin = /^PL0000\d{6}$/;

/** Bonds are quoted in percent of what one is worth at the end. */
export function isPolishBond(name: string | undefined, isin?: string): boolean {
  return treasuryIsin.test(isin ?? '') || bondName.test(name ?? '');
}

const sides: Readonly<Record<string, 'buy' | 'sell'>> = {
  k: 'buy',
  kupno: 'buy',
  s: 'sell',
  sprzedaz: 'sell',
};

/** `K`, `Kupno`, `S`, `Sprzedaż`. */
export function sideOf(cell: string): 'buy' | 'sell' | undefined {
  return sides[foldToWords(cell)];
}

/** Brokers mark papers of NewConnect by an ending: `WYMYSL-NC`. */
export function isOnNewConnect(name: string): boolean {
  return /-NC(-FIX)?$/.test(name);
}
