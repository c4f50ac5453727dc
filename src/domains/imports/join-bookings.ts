import { compare, decimal, negated, sign } from '../../foundation/decimal.ts';
import { groupedBy } from '../../foundation/grouped.ts';
import type { Booking } from './booking.ts';

/** Puts together what a file books in several lines and a person sees as one. */
export function joinBookings(bookings: readonly Booking[]): Booking[] {
  return joinExchanges(joinWithholding(bookings));
}

/**
 * A tax taken from a dividend of the same asset, account and day becomes part of it, one tax for one dividend and in
 * their order: brokers write them in pairs.
 */
function joinWithholding(bookings: readonly Booking[]): Booking[] {
  const taxes = groupedBy(
    bookings.filter((one) => one.kind === 'tax' && one.instrument && isTaken(one)),
    ofPayment,
  );
  const joined = new Set<Booking>();
  const changed = new Map<Booking, Booking>();
  for (const one of bookings) {
    if (one.kind !== 'dividend' || one.tax || !one.cash) continue;
    const tax = taxes.get(ofPayment(one))?.shift();
    if (!tax || !smaller(tax, one)) continue;
    joined.add(tax);
    changed.set(one, withTax(one, tax));
  }
  return bookings.flatMap((one) => (joined.has(one) ? [] : [changed.get(one) ?? one]));
}

function ofPayment({ instrument, account, day, cash }: Booking): string {
  return [instrument?.isin ?? instrument?.symbol ?? instrument?.name, account, day, cash?.currency].join('|');
}

const isTaken = ({ cash }: Booking) => cash !== undefined && sign(decimal(cash.amount)) < 0;

function smaller(tax: Booking, dividend: Booking): boolean {
  return compare(negated(decimal(tax.cash!.amount)), decimal(dividend.cash!.amount)) < 0;
}

function withTax(dividend: Booking, tax: Booking): Booking {
  return {
    ...dividend,
    // The dividend's own line had it before tax.
    cashIs: 'gross',
    tax: { amount: tax.cash!.amount.replace(/^-/, ''), currency: tax.cash!.currency },
    at: { ...dividend.at, others: [...(dividend.at.others ?? []), tax.at.line, ...(tax.at.others ?? [])] },
    alone: [dividend, tax],
    text: `${dividend.text}\n${tax.text}`,
  };
}

/** Two single sides of one exchange: same account and moment, one out and one in, in two currencies. */
function joinExchanges(bookings: readonly Booking[]): Booking[] {
  const sides = groupedBy(
    bookings.filter((one) => one.kind === 'exchange' && one.cash && !one.received),
    (one) => [one.account, one.day, one.time, one.rate].join('|'),
  );
  const joined = new Set<Booking>();
  const changed = new Map<Booking, Booking>();
  for (const group of sides.values()) {
    const out = group.filter((one) => sign(decimal(one.cash!.amount)) < 0);
    const into = group.filter((one) => sign(decimal(one.cash!.amount)) > 0);
    // With more than one pair nobody can tell which side belongs to which, unless they stand beside each other.
    if (out.length !== into.length) continue;
    for (const [at, given] of out.entries()) {
      const came = into[at]!;
      if (given.cash!.currency === came.cash!.currency) continue;
      joined.add(came);
      changed.set(given, {
        ...given,
        received: came.cash,
        at: { ...given.at, others: [...(given.at.others ?? []), came.at.line] },
        alone: [given, came],
        text: `${given.text}\n${came.text}`,
      });
    }
  }
  return bookings.flatMap((one) => (joined.has(one) ? [] : [changed.get(one) ?? one]));
}
