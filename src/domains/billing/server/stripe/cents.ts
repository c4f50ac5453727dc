import { type DecimalText, decimal, fixedTextOf } from '../../../../foundation/decimal.ts';

/** Stripe counts in cents, and in seconds. */
export const fromCents = (cents: number): DecimalText => fixedTextOf({ digits: BigInt(cents), places: 2 }, 2);
export const toCents = (amount: DecimalText): number =>
  Number(fixedTextOf(decimal(amount), 2).replace('.', ''));

export const moment = (seconds: number): Date => new Date(seconds * 1000);

/** What stands for another object is its id, or the object itself where it was asked for. */
export const idOf = (of: string | { id: string }): string => (typeof of === 'string' ? of : of.id);
