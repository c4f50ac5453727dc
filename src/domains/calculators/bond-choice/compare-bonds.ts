import { addMonths, type Day } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  floatOf,
  minus,
  over,
  plus,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { redeemedEarly, taxedAtRedemption } from '../../bonds/rules/early-redemption.ts';
import { taxOn } from '../../bonds/rules/grosz.ts';
import type { Assumption, PublishedRates } from '../../bonds/rules/period-rates.ts';
import { assumedSchedule, paymentsOf, scheduleOf } from '../../bonds/rules/schedule.ts';
import type { SeriesTerms } from '../../bonds/series-terms.ts';
import type { Values } from '../fields/fields.ts';
import type { BondFields } from './bond-fields.ts';
import { familyKinds, type OfferedKind, type OfferedSeries, termsOf } from './bond-offer.ts';

export type BondOutcome = {
  kind: OfferedKind;
  symbol: string;
  /** What one has on the last day, after tax and fees. */
  has: Decimal;
  gain: Decimal;
  tax: Decimal;
  fees: Decimal;
  /** How often bonds are bought: again with what matured. */
  purchases: number;
  /** The last ones are given back before their end. */
  isEarly: boolean;
  /** Percent: a year from twelve months on, of the whole time below. */
  rate: number;
  /** The same above inflation. */
  realRate: number;
};

type Terms = {
  terms: SeriesTerms;
  amount: Decimal;
  from: Day;
  to: Day;
  assumption: Assumption;
  isTaxed: boolean;
};
type Held = Pick<BondOutcome, 'has' | 'tax' | 'fees' | 'purchases' | 'isEarly'>;

/** Nothing is published of the years to come: all of it is assumed. */
const unpublished: PublishedRates = { inflation: () => null, referenceRate: () => null };

/**
 * One kind from a day to another: whole bonds, bought again on the same terms with what matured and the interest that was
 * paid on the way; what has not matured on the last day is given back (C-15).
 */
function hold({ terms, amount, from, to, assumption, isTaxed }: Terms): Held | null {
  const taxOf = (interest: Decimal) => (isTaxed ? taxOn(interest) : zero);
  const held: Held = { has: amount, tax: zero, fees: zero, purchases: 0, isEarly: false };
  const receive = (money: Decimal, taxed: Decimal) => {
    const due = taxOf(taxed);
    held.tax = plus(held.tax, due);
    held.has = plus(held.has, minus(money, due));
  };
  for (let day = from; day < to; ) {
    const bonds = wholeBonds(held.has, terms.faceValue);
    if (bonds.digits === 0n) break;
    held.has = minus(held.has, times(bonds, terms.faceValue));
    held.purchases += 1;
    const schedule = assumedSchedule(scheduleOf(terms, day, unpublished), assumption);
    for (const payment of paymentsOf(schedule)) {
      if (payment.day > to) break;
      const interest = times(payment.interest, bonds);
      receive(plus(interest, times(payment.principal, bonds)), interest);
    }
    day = schedule.matures;
    if (day <= to) continue;
    const early = redeemedEarly(schedule, to);
    if (!early) return null;
    receive(times(early.amount, bonds), times(taxedAtRedemption(early), bonds));
    held.fees = plus(held.fees, times(early.fee, bonds));
    held.isEarly = true;
  }
  return held;
}

function wholeBonds(money: Decimal, faceValue: Decimal): Decimal {
  return { digits: over(money, faceValue, 6).digits / 1_000_000n, places: 0 };
}

/** Each kind that can be had, in the order of the offer (C-14). */
export function compareBonds(
  offer: readonly OfferedSeries[],
  { amount, months, inflation, reference, tax, family }: Values<BondFields>,
  from: Day,
): BondOutcome[] {
  const count = floatOf(months);
  const to = addMonths(from, count);
  const assumption = { inflation, referenceRate: reference };
  return offer
    .filter(({ kind }) => family === 'yes' || !familyKinds.includes(kind))
    .flatMap((series): BondOutcome[] => {
      const terms = termsOf(series);
      const held = hold({ terms, amount, from, to, assumption, isTaxed: tax === 'yes' });
      if (!held) return [];
      const grown = floatOf(held.has) / floatOf(amount);
      const years = count / 12;
      const power = count >= 12 ? 1 / years : 1;
      const prices = (1 + floatOf(inflation) / 100) ** years;
      return [
        {
          ...held,
          kind: series.kind,
          symbol: series.symbol,
          gain: minus(held.has, amount),
          rate: (grown ** power - 1) * 100,
          realRate: ((grown / prices) ** power - 1) * 100,
        },
      ];
    });
}

/** The one that leaves most; the shorter one where two leave the same. */
export function bestOf(outcomes: readonly BondOutcome[]): BondOutcome | undefined {
  return outcomes.reduce<BondOutcome | undefined>(
    (best, one) => (best && compare(best.has, one.has) >= 0 ? best : one),
    undefined,
  );
}
