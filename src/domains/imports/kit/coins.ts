import type { InstrumentHint } from '../booking.ts';

/** Money that states issue. Everything else an exchange for coins trades is a coin, stablecoins too. */
const fiat = new Set(
  (
    'AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW KZT MXN MYR NGN NOK ' +
    'NZD PEN PHP PLN RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR'
  ).split(' '),
);

export function isFiat(code: string): boolean {
  return fiat.has(code);
}

export function coinOf(symbol: string): InstrumentHint {
  return { symbol, kind: 'crypto' };
}

/** For names of columns that begin with a currency. */
export const fiatCodes: readonly string[] = [...fiat];
