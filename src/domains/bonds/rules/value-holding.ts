import type { Day } from '../../../foundation/calendar-day.ts';
import { type Decimal, minus, plus, times, zero } from '../../../foundation/decimal.ts';
import { redeemedEarly, redemptionWindow } from './early-redemption.ts';
import { groszOf, taxOn } from './grosz.ts';
import type { Assumption, PeriodRate } from './period-rates.ts';
import {
  assumedSchedule,
  interestOn,
  type Payment,
  paymentsOf,
  periodAt,
  type Schedule,
} from './schedule.ts';

/** A clean price on Catalyst, percent of the nominal. */
export type Quote = { percent: Decimal; day: Day; simulated: boolean };

/** Bonds of one series bought on one day. */
export type HeldBonds = {
  schedule: Schedule;
  amount: number;
  /** When they were given back or exchanged; on that day they are gone. */
  closedOn: Day | null;
  /** Catalyst only. */
  quoteOn(day: Day): Quote | null;
};

/** Money of a whole holding on a day: interest less fee and tax, and what comes back of the bonds themselves. */
export type BondFlow = {
  day: Day;
  kind: 'interest' | 'redemption' | 'maturity';
  interest: Decimal;
  fee: Decimal;
  tax: Decimal;
  principal: Decimal;
  net: Decimal;
  basis: PeriodRate['basis'];
};

export type BondStatus = 'held' | 'matured' | 'redeemed';

export function statusOf({ schedule, closedOn }: HeldBonds, day: Day): BondStatus {
  if (closedOn !== null && closedOn <= day) return 'redeemed';
  return day > schedule.matures ? 'matured' : 'held';
}

/** Everything paid up to a day (rule BD-14). What is paid on the last day still counts as worth of that day. */
export function flowsUpTo(held: HeldBonds, day: Day, payments = paymentsOf(held.schedule)): BondFlow[] {
  const { schedule, closedOn } = held;
  const isClosed = closedOn !== null && closedOn <= day;
  const end = isClosed ? closedOn : day;
  const paid = payments
    .filter((payment) => payment.basis !== 'assumed')
    .filter((payment) =>
      payment.day === schedule.matures ? day > payment.day && closedOn === null : payment.day <= end,
    )
    .map((payment) => paymentFlow(held, payment));
  const redeemed = isClosed ? redemptionFlow(held, closedOn) : null;
  return redeemed ? [...paid, redeemed] : paid;
}

/** What bonds that are held pay on some days, as far ahead as can be assumed (rule BD-8). */
export function flowsOn(held: HeldBonds, days: readonly Day[], assumption: Assumption): BondFlow[] {
  const { periods, matures } = held.schedule;
  const isWanted = (day: Day) => days.includes(day);
  if (!isWanted(matures) && !periods.some(({ to }) => isWanted(to))) return [];
  return paymentsOf(assumedSchedule(held.schedule, assumption))
    .filter(({ day }) => isWanted(day))
    .map((payment) => paymentFlow(held, payment));
}

/** What bonds that are held will pay after a day, up to another, as far as can be assumed (rule BD-8). */
export function flowsAfter(held: HeldBonds, after: Day, to: Day, assumption: Assumption): BondFlow[] {
  if (held.closedOn !== null) return [];
  return paymentsOf(assumedSchedule(held.schedule, assumption))
    .filter(({ day }) => (day === held.schedule.matures ? day >= after : day > after) && day <= to)
    .map((payment) => paymentFlow(held, payment));
}

function paymentFlow({ schedule, amount }: HeldBonds, payment: Payment): BondFlow {
  const kind = payment.day === schedule.matures ? 'maturity' : 'interest';
  return flow(kind, amount, { ...payment, fee: zero });
}

type Paid = { day: Day; interest: Decimal; fee: Decimal; principal: Decimal; basis: PeriodRate['basis'] };

function flow(kind: BondFlow['kind'], amount: number, paid: Paid): BondFlow {
  const bonds = count(amount);
  const interest = times(paid.interest, bonds);
  const fee = times(paid.fee, bonds);
  const principal = times(paid.principal, bonds);
  const tax = taxOn(minus(interest, fee));
  return {
    day: paid.day,
    kind,
    interest,
    fee,
    tax,
    principal,
    net: minus(plus(principal, interest), plus(fee, tax)),
    basis: paid.basis,
  };
}

/** Giving back on a day; a bond of Catalyst is sold at its price. Null where that cannot be known. */
function redemptionFlow({ schedule, amount, quoteOn }: HeldBonds, day: Day): BondFlow | null {
  const basis = schedule.rates[periodAt(schedule, day)]?.basis ?? 'issue';
  if (schedule.terms.kind === 'catalyst') {
    const quote = quoteOn(day);
    const found = interestOn(schedule, day);
    if (!quote || 'unknownFrom' in found) return null;
    const principal = cleanPrice(schedule, quote);
    return flow('redemption', amount, { day, interest: found.interest, fee: zero, principal, basis });
  }
  const early = redeemedEarly(schedule, day);
  const { faceValue } = schedule.terms;
  return early && flow('redemption', amount, { day, ...early, principal: faceValue, basis });
}

function cleanPrice({ terms }: Schedule, quote: Quote): Decimal {
  return groszOf(times(terms.faceValue, quote.percent), 100);
}

/** What a holding is worth and what it will pay, in the currency of the bond. */
export type HoldingFigures = {
  status: BondStatus;
  rate: PeriodRate | null;
  quote: Quote | null;
  /** Null from the day on that follows. */
  each: Decimal | null;
  accruedEach: Decimal | null;
  value: Decimal | null;
  unknownFrom: Day | null;
  nominal: Decimal;
  /** Worth above the nominal; less than nothing where a quote is below it. */
  grown: Decimal | null;
  next: BondFlow | null;
  atMaturity: BondFlow;
  redemption: (BondFlow & { window: { from: Day; to: Day } | null }) | null;
  paid: readonly BondFlow[];
  /** Payments that should have come and whose rate is not known. */
  paidUnknown: boolean;
  isSimulated: boolean;
};

export function holdingFigures(held: HeldBonds, day: Day, assumption: Assumption): HoldingFigures {
  const { schedule, amount } = held;
  const status = statusOf(held, day);
  const alive = status === 'held';
  const worth = alive ? worthOn(held, day) : { each: zero, accrued: zero, quote: null };
  const unknown = 'unknownFrom' in worth;
  const nominal = alive ? times(schedule.terms.faceValue, count(amount)) : zero;
  const value = unknown ? null : times(worth.each, count(amount));
  const payments = paymentsOf(assumedSchedule(schedule, assumption));
  // Interest on the way is paid in the morning; what is paid on the last day still lies ahead on that day.
  const next = payments.find(
    (payment) => payment.day > day || (payment.day === day && day === schedule.matures),
  );
  const at = periodAt(schedule, day);
  const redemption = alive && day < schedule.matures ? redemptionFlow(held, day) : null;
  const reached = schedule.adds ? schedule.rates.slice(0, at + 1) : [schedule.rates[at] ?? null];
  return {
    status,
    rate: alive ? (schedule.rates[at] ?? null) : null,
    quote: unknown ? null : worth.quote,
    each: unknown ? null : worth.each,
    accruedEach: unknown ? null : worth.accrued,
    value,
    unknownFrom: unknown ? worth.unknownFrom : null,
    nominal,
    grown: value && minus(value, nominal),
    next: alive && next ? paymentFlow(held, next) : null,
    atMaturity: paymentFlow(held, payments.at(-1)!),
    redemption: redemption && { ...redemption, window: redemptionWindow(schedule) },
    paid: flowsUpTo(held, day, payments),
    paidUnknown: missesPayment(held, day),
    isSimulated:
      alive &&
      (reached.some((rate) => rate?.basis === 'simulated') || (!unknown && !!worth.quote?.simulated)),
  };
}

type Worth = { each: Decimal; accrued: Decimal; quote: Quote | null } | { unknownFrom: Day };

/** One bond on a day on which it is held. */
function worthOn({ schedule, quoteOn }: HeldBonds, day: Day): Worth {
  const found = interestOn(schedule, day);
  if ('unknownFrom' in found) return found;
  const { interest } = found;
  if (schedule.terms.kind !== 'catalyst')
    return { each: plus(schedule.terms.faceValue, interest), accrued: interest, quote: null };
  const quote = quoteOn(day);
  if (!quote) return { unknownFrom: schedule.bought };
  return { each: plus(cleanPrice(schedule, quote), interest), accrued: interest, quote };
}

function missesPayment({ schedule, closedOn }: HeldBonds, day: Day): boolean {
  const end = closedOn !== null && closedOn <= day ? closedOn : day;
  const due = schedule.adds
    ? closedOn === null && day > schedule.matures
    : schedule.periods.some(({ to }, i) => to <= end && !schedule.rates[i]);
  if (schedule.adds && due) return schedule.rates.some((rate) => !rate);
  return due;
}

function count(whole: number): Decimal {
  return { digits: BigInt(whole), places: 0 };
}
