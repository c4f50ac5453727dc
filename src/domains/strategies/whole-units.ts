import type { Decimal } from '../../foundation/decimal.ts';

/** How finely an asset is traded: coins by eight decimals, everything else whole (rule S-6). */
export function unitPlacesOf(classSlug: string): number {
  return classSlug === 'crypto' ? 8 : 0;
}

/** The most units an amount pays for; none for an amount or price that is not above zero. */
export function unitsFor(amount: Decimal, price: Decimal, places: number): Decimal {
  if (amount.digits <= 0n || price.digits <= 0n) return { digits: 0n, places };
  const upper = amount.digits * 10n ** BigInt(places + price.places);
  return { digits: upper / (price.digits * 10n ** BigInt(amount.places)), places };
}

/** The same number cut after some decimals: an amount that is given out must not be rounded up. Zero for a negative one. */
export function cutTo(amount: Decimal, places: number): Decimal {
  if (amount.digits <= 0n) return { digits: 0n, places };
  if (amount.places <= places) return amount;
  return { digits: amount.digits / 10n ** BigInt(amount.places - places), places };
}
