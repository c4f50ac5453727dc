import type { Day } from '../../../foundation/calendar-day.ts';
import {
  compare,
  type Decimal,
  decimal,
  minus,
  plus,
  smaller,
  times,
  zero,
} from '../../../foundation/decimal.ts';
import { type LimitedKind, limitOf } from '../../ledger/pension-limits.ts';
import { yearOf } from '../reckoning/outcome.ts';
import { notBelowZero, toGrosz } from '../reckoning/rounding.ts';

/** Money that was booked in a wrapper account; what came from another one does not count. */
export type WrapperDeposit = { id: string; day: Day; amount: Decimal; isTransfer: boolean };

/** What the limit and the deduction of a person hang on; a rate as a part of one, undefined where it is not said. */
export type SaverFacts = {
  isSelfEmployed: (year: number) => boolean;
  marginalRate: Decimal | undefined;
};

export type Room = {
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

export const countsIn =
  (year: number) =>
  ({ day, isTransfer }: WrapperDeposit): boolean =>
    !isTransfer && yearOf(day) === year;

/** What was paid into wrappers of one kind in a year, and what may still be (rules TX-20, WR-1). */
export function roomOf(
  kind: LimitedKind,
  year: number,
  deposits: readonly WrapperDeposit[],
  { isSelfEmployed, marginalRate }: SaverFacts,
): Room {
  const known = limitOf(kind, String(year), isSelfEmployed(year));
  const limit = known === null ? undefined : decimal(known);
  let paid = zero;
  let firstOver: string | undefined;
  const counted = deposits
    .filter(countsIn(year))
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
  for (const { id, amount } of counted) {
    paid = plus(paid, amount);
    if (limit && compare(paid, limit) > 0) firstOver ??= id;
  }
  const deductible = kind === 'ikze' && limit ? smaller(paid, limit) : undefined;
  return {
    ...{ year, limit, paid, firstOver, deductible },
    room: limit && notBelowZero(minus(limit, paid)),
    excess: limit && notBelowZero(minus(paid, limit)),
    saved: deductible && marginalRate && toGrosz(times(deductible, marginalRate)),
  };
}

/** What was paid in by the end of each month of a year, January first. */
export function paidByMonth(year: number, deposits: readonly WrapperDeposit[]): Decimal[] {
  const months = Array.from({ length: 12 }, () => zero);
  for (const { day, amount } of deposits.filter(countsIn(year))) {
    const month = Number(day.slice(5, 7)) - 1;
    months[month] = plus(months[month]!, amount);
  }
  return months;
}
