import {
  compare,
  type Decimal,
  decimal,
  isZero,
  magnitude,
  minus,
  sign,
  times,
  zero,
} from '../../foundation/decimal.ts';

/** Money that should have come, or was confirmed to have come: a dividend of a holding, or interest of an account. */
export type DuePayment = {
  id: string;
  /** What pays: told and due are held against each other only where it is the same. */
  payer: string;
  day: number;
  /** None for interest: what is reckoned from a rate that somebody stated need not be what the bank paid. */
  gross: Decimal | null;
  currency: string;
};

/** A payment as a row of the ledger, a file or a broker tells it. */
export type ReportedPayment = DuePayment;

/** As far as the day on which somebody was paid may be from the day that was announced. */
const mostDays = 20;

/** What is left of an amount after the highest tax that is withheld anywhere, 35 %, and a percent for rounding. */
const leastPart = decimal('0.64');

/**
 * Which told payments are those that were due (rule IN-5): of the same payer, within twenty days, and in one currency of
 * nearly the same amount, be it told before or after tax. Each is one of them only; the nearest in time come first.
 */
export function samePayments(
  due: readonly DuePayment[],
  reported: readonly ReportedPayment[],
): Map<string, ReportedPayment> {
  const byPayer = Map.groupBy(reported, ({ payer }) => payer);
  const pairs = due.flatMap((wanted) =>
    (byPayer.get(wanted.payer) ?? [])
      .filter((one) => isSame(wanted, one))
      .map((one) => ({ wanted, one, days: Math.abs(one.day - wanted.day), off: off(wanted, one) })),
  );
  pairs.sort(
    (a, b) =>
      a.days - b.days ||
      compare(a.off, b.off) ||
      order(a.wanted.id, b.wanted.id) ||
      order(a.one.id, b.one.id),
  );
  const found = new Map<string, ReportedPayment>();
  const taken = new Set<string>();
  for (const { wanted, one } of pairs) {
    if (found.has(wanted.id) || taken.has(one.id)) continue;
    found.set(wanted.id, one);
    taken.add(one.id);
  }
  return found;
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function off(a: DuePayment, b: ReportedPayment): Decimal {
  return a.gross && b.gross && a.currency === b.currency ? magnitude(minus(a.gross, b.gross)) : zero;
}

function isSame(due: DuePayment, reported: ReportedPayment): boolean {
  if (Math.abs(due.day - reported.day) > mostDays) return false;
  // In two currencies one payment has two amounts.
  if (!due.gross || !reported.gross || due.currency !== reported.currency) return true;
  return isNear(due.gross, reported.gross);
}

function isNear(a: Decimal, b: Decimal): boolean {
  if (sign(a) <= 0 || sign(b) <= 0) return isZero(a) && isZero(b);
  const [less, more] = compare(a, b) < 0 ? [a, b] : [b, a];
  return compare(less, times(more, leastPart)) >= 0;
}
