import type { listCurrencies } from '../../../../domains/instruments/contract.ts';
import type { CallOutput } from '../../../../foundation/contract.ts';
import type { Numbers } from '../../../../foundation/format-number.ts';

export type Currency = CallOutput<typeof listCurrencies>['data'][number];

/** The saved choice if there is such a currency, otherwise the first returned. */
export function chooseCurrency(currencies: readonly Currency[], saved: string | null): string {
  const known = currencies.find((currency) => currency.title === saved?.toLowerCase());
  return known?.title ?? currencies[0]?.title ?? 'pln';
}

/** Złoty against euro; any other currency against złoty. */
export type Rate = { base: string; quote: string; rate: string };

/** The rate beside the chosen currency: to the other of złoty and euro. Unknown rates are left out, never 1. */
export function shownRate(
  currencies: readonly Currency[],
  chosen: string,
  numbers: Numbers,
): Rate | undefined {
  return rateBetween(currencies, [chosen === 'pln' ? 'eur' : chosen, 'pln'], numbers);
}

export function rateBetween(
  currencies: readonly Currency[],
  [base, quote]: [base: string, quote: string],
  numbers: Numbers,
): Rate | undefined {
  const rate = currencies.find((currency) => currency.title === base)?.exchange_rates[quote];
  if (!rate) return undefined;
  return {
    base: base.toUpperCase(),
    quote: quote.toUpperCase(),
    rate: numbers.number(rate, { decimals: 4 }),
  };
}
