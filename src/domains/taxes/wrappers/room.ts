import type { Day } from '../../../foundation/calendar-day.ts';
import { compare, type Decimal, minus, plus, smaller, times, zero } from '../../../foundation/decimal.ts';
import { notBelowZero, toGrosz } from '../reckoning/rounding.ts';
import { type Limited, limitOf } from './published-limits.ts';

/** Money that was booked in a wrapper account; what came from another one does not count. */
export type WrapperDeposit = { id: string; day: Day; amount: Decimal; isTransfer: boolean };

export type Room = {
  wrapper: Limited;
  year: number;
  /** Undefined: not announced yet. */
  limit: Decimal | undefined;
  paid: Decimal;
  room: Decimal | undefined;
  excess: Decimal | undefined;
  /** The deposit that crossed the limit. */
  firstOver: string | undefined;
  /** Of an IKZE: what may be taken off the income, and what that saves at the rate of the year. */
  deductible: Decimal | undefined;
  saved: Decimal | undefined;
};

/** What was paid into wrappers of one kind in a year, and what may still be (rule TX-20). */
export function roomOf(
  wrapper: Limited,
  year: number,
  deposits: readonly WrapperDeposit[],
  { isSelfEmployed, marginalRate }: { isSelfEmployed: boolean; marginalRate: Decimal | undefined },
): Room {
  const limit = limitOf(wrapper, year, isSelfEmployed);
  let paid = zero;
  let firstOver: string | undefined;
  const counted = deposits
    .filter(({ day, isTransfer }) => !isTransfer && Number(day.slice(0, 4)) === year)
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  for (const { id, amount } of counted) {
    paid = plus(paid, amount);
    if (limit && compare(paid, limit) > 0) firstOver ??= id;
  }
  const deductible = wrapper === 'IKZE' && limit ? smaller(paid, limit) : undefined;
  return {
    ...{ wrapper, year, limit, paid, firstOver, deductible },
    room: limit && notBelowZero(minus(limit, paid)),
    excess: limit && notBelowZero(minus(paid, limit)),
    saved: deductible && marginalRate && toGrosz(times(deductible, marginalRate)),
  };
}
