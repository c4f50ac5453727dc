import { compare, decimal, hundred, sum } from '../../../foundation/decimal.ts';
import type { FieldErrors } from '../../../foundation/failure.ts';
import type { Match } from '../composition.ts';

type Target = { percent: string; band: string; matches: readonly Match[] };

/** What is wrong with targets taken together: the sum, a band wider than its target, and one thing in two places (rules S-1, S-12). */
export function targetFaults(targets: readonly Target[]): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  targets.forEach(({ percent, band, matches }, at) => {
    if (compare(decimal(band), decimal(percent)) > 0) errors[`components.${at}.band`] = ['targetBandError'];
    for (const match of matches) {
      const name = matchName(match);
      if (seen.has(name)) errors[`components.${at}.counts`] = ['targetTwiceError'];
      seen.add(name);
    }
  });
  const whole = sum(targets.map(({ percent }) => decimal(percent)));
  if (compare(whole, hundred) !== 0) errors.components = ['targetsSumError'];
  return errors;
}

export function matchName(match: Match): string {
  return match.kind === 'cash' ? 'cash' : `${match.kind} ${match.reference}`;
}
