import type { Day } from '../../foundation/calendar-day.ts';
import {
  type DecimalText,
  decimal,
  isZero,
  minus,
  negated,
  sign,
  sum,
  zero,
} from '../../foundation/decimal.ts';
import type { Period } from './contract.ts';
import { cents, partOf } from './money.ts';
import { daysLeft, daysOf, periodAfter, periodFrom, type Span } from './periods.ts';

/** What somebody has agreed to: a price for a period, counted from a day. */
export type Agreement = {
  period: Period;
  price: DecimalText;
  anchor: Day;
  span: Span;
  /** Money carried to the next document. */
  credit: DecimalText;
};

/** How an amount came about; what comes back is negative. */
export type Line = {
  kind: 'back' | 'charge' | 'credit';
  amount: DecimalText;
  days: number | null;
  of_days: number | null;
};

/** What is due, and what is agreed to from then on. */
export type Settled = { lines: Line[]; due: DecimalText; agreement: Agreement };

const whole = (kind: Line['kind'], amount: DecimalText): Line => ({
  kind,
  amount,
  days: null,
  of_days: null,
});

function settled(lines: Line[], agreement: Agreement): Settled {
  const total = sum(lines.map(({ amount }) => decimal(amount)));
  const isOwed = sign(total) > 0;
  return {
    lines,
    due: cents(isOwed ? total : zero),
    agreement: { ...agreement, credit: cents(isOwed ? zero : negated(total)) },
  };
}

function creditLine(credit: DecimalText): Line[] {
  return isZero(decimal(credit)) ? [] : [whole('credit', cents(negated(decimal(credit))))];
}

/** A first order: the whole price of a period that begins now, less the credit that earlier plans left (rule BL-6). */
export function orderOf(
  to: { price: DecimalText; period: Period },
  now: Date,
  credit: DecimalText = '0.00',
): Settled {
  const { anchor, from, to: end } = periodFrom(now, to.period);
  return settled([whole('charge', cents(decimal(to.price))), ...creditLine(credit)], {
    ...to,
    anchor,
    span: { from, to: end },
    credit: '0.00',
  });
}

/**
 * Another plan, or another length of period (rule BL-5). Days that are left come back at the old price; with the same
 * length they are charged at the new one, with another a whole period begins today.
 */
export function changeOf(running: Agreement, to: { price: DecimalText; period: Period }, now: Date): Settled {
  const days = daysLeft(running.span, now);
  const of_days = daysOf(running.span);
  const forDaysLeft = (price: DecimalText) => partOf(decimal(price), days, of_days);
  const back: Line = { kind: 'back', amount: cents(negated(forDaysLeft(running.price))), days, of_days };
  const carried = creditLine(running.credit);
  if (to.period !== running.period) {
    const { anchor, from, to: end } = periodFrom(now, to.period);
    const charge = whole('charge', cents(decimal(to.price)));
    return settled([charge, back, ...carried], { ...running, ...to, anchor, span: { from, to: end } });
  }
  const charge: Line = { kind: 'charge', amount: cents(forDaysLeft(to.price)), days, of_days };
  return settled([charge, back, ...carried], { ...running, ...to });
}

/** The next period, at the price that holds when it begins (rule BL-3). */
export function renewalOf(running: Agreement, price: DecimalText): Settled {
  const span = periodAfter(running.anchor, running.period, running.span.to);
  const lines = [whole('charge', cents(decimal(price))), ...creditLine(running.credit)];
  return settled(lines, { ...running, price, span });
}

/** Every period that has begun by now and that nobody has noted yet, in turn (rule BL-3). */
export function missedPeriods(
  running: Agreement,
  priceAt: (moment: Date) => DecimalText,
  now: Date,
): Settled[] {
  const missed: Settled[] = [];
  let last = running;
  while (last.span.to <= now) {
    const next = renewalOf(last, priceAt(last.span.to));
    missed.push(next);
    last = next.agreement;
  }
  return missed;
}

/** What the days left are worth, with what is carried over. */
export function worthLeft(running: Agreement, now: Date): DecimalText {
  const left = partOf(decimal(running.price), daysLeft(running.span, now), daysOf(running.span));
  return cents(minus(left, negated(decimal(running.credit))));
}
