import { compare, type Decimal, decimal, times } from '../../foundation/decimal.ts';

const twentieth = decimal('0.05');
const steps = [1n, 2n, 5n];
const least = decimal('1000');

/** A round amount to begin with: one, two or five with zeros, at most a twentieth of what there is, and never below 1000. */
export function suggestContribution(value: Decimal): Decimal {
  const most = times(value, twentieth);
  let best = least;
  for (let zeros = 3n; ; zeros++) {
    for (const step of steps) {
      const amount = { digits: step * 10n ** zeros, places: 0 };
      if (compare(amount, most) > 0) return best;
      best = amount;
    }
  }
}
