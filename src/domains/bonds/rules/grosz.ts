import { type Decimal, times } from '../../../foundation/decimal.ts';
import { flatTaxRate } from '../../valuation/flat-tax.ts';

const powers: bigint[] = [1n];
/** Ten to so many places; a list asks for the same ones thousands of times. */
function tenTo(places: number): bigint {
  while (powers.length <= places) powers.push(powers.at(-1)! * 10n);
  return powers[places]!;
}

/** To the grosz, half up, once: `amount` / `divisor` is never rounded on the way (rule BD-5). */
export function groszOf(amount: Decimal, divisor = 1): Decimal {
  const lower = tenTo(amount.places) * BigInt(divisor);
  const upper = (amount.digits < 0n ? -amount.digits : amount.digits) * 100n;
  const whole = (2n * upper + lower) / (2n * lower);
  return { digits: amount.digits < 0n ? -whole : whole, places: 2 };
}

/** Tax on the interest of one payment of a whole holding, to the grosz (rule BD-9). */
export function taxOn(interest: Decimal): Decimal {
  return interest.digits <= 0n ? { digits: 0n, places: 2 } : groszOf(times(interest, flatTaxRate));
}
