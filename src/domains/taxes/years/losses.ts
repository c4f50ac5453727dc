import {
  type Decimal,
  decimal,
  isZero,
  minus,
  over,
  sign,
  smaller,
  sum,
} from '../../../foundation/decimal.ts';
import type { Readings } from '../readings.ts';
import { downToGrosz } from '../reckoning/rounding.ts';

/** A loss of a year, and what was taken off later incomes. */
export type Loss = {
  year: number;
  amount: Decimal;
  method: Readings['loss_method'];
  deducted: ReadonlyMap<number, Decimal>;
};

/** For how many years a loss lasts (art. 9(3) of the PIT act). */
const lastsFor = 5;
/** What may be taken at once, in one year (art. 9(3)(2)), of losses from 2019 on. */
const mostAtOnce = decimal('5000000');
const firstAtOnce = 2019;
const two = decimal('2');

export const lastYearOf = ({ year }: Loss): number => year + lastsFor;

const deductedOf = ({ deducted }: Loss): Decimal => sum(deducted.values());

export const leftOf = (loss: Loss): Decimal => minus(loss.amount, deductedOf(loss));

/** Whether the law leaves a choice for a loss. */
export const mayBeTakenAtOnce = ({ year }: { year: number }): boolean => year >= firstAtOnce;

/** What may be taken of a loss in a year: half of it, or once up to five millions (rule TX-9). */
function capOf(loss: Loss): Decimal {
  const half = downToGrosz(over(loss.amount, two, 3));
  return loss.method === 'once' && mayBeTakenAtOnce(loss) && isZero(deductedOf(loss))
    ? smaller(loss.amount, mostAtOnce)
    : half;
}

/** What is taken off the income of a year, the oldest losses first. */
export function takeLosses(
  losses: readonly Loss[],
  year: number,
  income: Decimal,
): { year: number; amount: Decimal }[] {
  let left = income;
  return losses
    .toSorted((a, b) => a.year - b.year)
    .flatMap((loss) => {
      if (loss.year >= year || year > lastYearOf(loss)) return [];
      const amount = smaller(left, smaller(leftOf(loss), capOf(loss)));
      if (sign(amount) <= 0) return [];
      left = minus(left, amount);
      return [{ year: loss.year, amount }];
    });
}
