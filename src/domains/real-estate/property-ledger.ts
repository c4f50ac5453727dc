import { dayNumber } from '../../foundation/calendar-day.ts';
import { type Decimal, negated, plus, zero } from '../../foundation/decimal.ts';
import { type DatedFlow, datedFlows } from './dated-flows.ts';
import { balanceOn, type DatedInstalment, datedSchedule } from './dated-loan.ts';
import type { Property } from './property.ts';
import { inShown, ofShare, type PropertyMarket } from './property-market.ts';

/** What moved, from the owner's side: what was paid is negative. Of the owner's share, in the shown currency. */
export type Movement = {
  day: number;
  kind: 'purchase' | 'buying-costs' | 'credit' | 'principal' | 'interest' | 'overpayment' | DatedFlow['kind'];
  amount: Decimal;
};

/** Everything that moved and what stands today (rules RE-1 to RE-6). */
export type PropertyLedger = {
  value: Decimal;
  owed: Decimal;
  schedule: readonly DatedInstalment[];
  /** Up to today, in no order. */
  movements: readonly Movement[];
  /** The coming twelve months, without what has happened today. */
  ahead: readonly Movement[];
};

const daysAhead = 366;

export function propertyLedger(property: Property, market: PropertyMarket): PropertyLedger {
  const { bought, buyingCosts, loan, currency } = property;
  const { today } = market;
  const mine = (amount: Decimal, of: string, day: number) =>
    ofShare(inShown(market, amount, of, Math.min(day, today)), property.share);
  const schedule = loan ? datedSchedule(loan) : [];
  const last = today + daysAhead;
  const dated = property.flows.flatMap((flow) => datedFlows(flow, bought.day, last));
  const all: Movement[] = [
    { day: bought.day, kind: 'purchase', amount: negated(mine(bought.price, bought.currency, bought.day)) },
    {
      day: bought.day,
      kind: 'buying-costs',
      amount: negated(mine(buyingCosts, bought.currency, bought.day)),
    },
    ...dated.map(({ day, kind, amount }) => {
      const own = mine(amount, currency, day);
      return { day, kind, amount: kind === 'rent' ? own : negated(own) };
    }),
  ];
  if (loan) {
    const taken = dayNumber(loan.takenOn);
    all.push({ day: taken, kind: 'credit', amount: mine(loan.amount, loan.currency, taken) });
    for (const { day, principal, interest, overpaid } of schedule) {
      if (day > last) break;
      const paid = (kind: Movement['kind'], amount: Decimal) => {
        if (amount.digits !== 0n) all.push({ day, kind, amount: negated(mine(amount, loan.currency, day)) });
      };
      paid('principal', principal);
      paid('interest', interest);
      paid('overpayment', overpaid);
    }
  }
  const newest = property.valuations.at(-1) ?? bought;
  return {
    value: mine(newest.price, newest.currency, today),
    owed: loan ? mine(balanceOn(loan, schedule, today), loan.currency, today) : zero,
    schedule,
    movements: all.filter(({ day }) => day <= today),
    ahead: all.filter(({ day }) => day > today),
  };
}

export function sumOf(movements: readonly Movement[], ...kinds: Movement['kind'][]): Decimal {
  return movements
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((total, { amount }) => plus(total, amount), zero);
}
