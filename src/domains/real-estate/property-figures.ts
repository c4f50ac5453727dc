import { addMonths, dayNumber, dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, floatOf, minus, negated, percentOf } from '../../foundation/decimal.ts';
import { type InternalRate, internalRate } from '../valuation/returns/internal-rate.ts';
import type { Property } from './property.ts';
import { type Movement, type PropertyLedger, propertyLedger, sumOf } from './property-ledger.ts';
import { inShown, ofShare, type PropertyMarket } from './property-market.ts';

/** Twelve months of rent: those behind, or those ahead while there are not so many behind (rule RE-9). */
export type RentYear = {
  basis: 'past' | 'ahead';
  rent: Decimal;
  /** Paid: positive. */
  costs: Decimal;
  tax: Decimal;
  net: Decimal;
  instalments: Decimal;
  /** What is left of the net rent after the instalments. */
  left: Decimal;
};

export type PropertyFigures = {
  ledger: PropertyLedger;
  value: Decimal;
  owed: Decimal;
  equity: Decimal;
  /** The price paid at the rate of its day, and at today's. */
  cost: Decimal;
  costToday: Decimal;
  buyingCosts: Decimal;
  gain: Decimal;
  gainPercent: number | null;
  /** Null where there is neither rent nor cost. */
  year: RentYear | null;
  netYield: number | null;
  /** Own money in it: price and costs less the credit, with what was overpaid. */
  ownMoney: Decimal;
  cashOnCash: number | null;
  irr: InternalRate;
  /** Null without a loan. */
  irrWithLoan: InternalRate | null;
};

/** Everything a property's page says in numbers, of the owner's share and in the shown currency. */
export function propertyFigures(property: Property, market: PropertyMarket): PropertyFigures {
  const ledger = propertyLedger(property, market);
  const { value, owed, movements } = ledger;
  const cost = negated(sumOf(movements, 'purchase'));
  const buyingCosts = negated(sumOf(movements, 'buying-costs'));
  const gain = minus(value, cost);
  const year = rentYear(property, ledger, market.today);
  const ownMoney = negated(sumOf(movements, 'purchase', 'buying-costs', 'credit', 'overpayment'));
  const asOwner = (kinds: readonly Movement['kind'][], worth: Decimal) =>
    rateOf(
      movements.filter(({ kind }) => kinds.includes(kind)),
      worth,
      market.today,
    );
  return {
    ledger,
    value,
    owed,
    equity: minus(value, owed),
    cost,
    costToday: ofShare(
      inShown(market, property.bought.price, property.bought.currency, market.today),
      property.share,
    ),
    buyingCosts,
    gain,
    gainPercent: percentOf(gain, cost),
    year,
    netYield: year && percentOf(year.net, value),
    ownMoney,
    cashOnCash: year && percentOf(year.left, ownMoney),
    irr: asOwner(unleveraged, value),
    irrWithLoan: property.loan ? asOwner([...unleveraged, ...ofLoan], minus(value, owed)) : null,
  };
}

const unleveraged = ['purchase', 'buying-costs', 'rent', 'rent-tax', 'cost', 'tax'] as const;
const ofLoan = ['credit', 'principal', 'interest', 'overpayment'] as const;

function rentYear(property: Property, ledger: PropertyLedger, today: number): RentYear | null {
  const starts = property.flows.map(({ from }) => from);
  if (starts.length === 0) return null;
  const begun = starts.reduce((first, day) => (day < first ? day : first));
  const yearAgo = dayNumber(addMonths(dayOf(today), -12));
  const basis = dayNumber(begun) <= yearAgo ? 'past' : 'ahead';
  const yearOn = dayNumber(addMonths(dayOf(today), 12));
  const list =
    basis === 'past'
      ? ledger.movements.filter(({ day }) => day > yearAgo)
      : ledger.ahead.filter(({ day }) => day <= yearOn);
  const rent = sumOf(list, 'rent');
  const costs = negated(sumOf(list, 'cost'));
  const tax = negated(sumOf(list, 'tax', 'rent-tax'));
  const net = minus(minus(rent, costs), tax);
  const instalments = negated(sumOf(list, 'principal', 'interest'));
  return { basis, rent, costs, tax, net, instalments, left: minus(net, instalments) };
}

function rateOf(movements: readonly Movement[], worth: Decimal, today: number): InternalRate {
  return internalRate([
    ...movements.map(({ day, amount }) => ({ day, amount: floatOf(amount) })),
    { day: today, amount: floatOf(worth) },
  ]);
}

export type Coming = { day: number; amount: Decimal };

/** The next rent, less the tax on it. */
export function nextRent({ ahead }: PropertyLedger): Coming | null {
  return next(ahead, 'rent', 'rent-tax');
}

/** The next instalment, as it is paid. */
export function nextInstalment({ ahead }: PropertyLedger): Coming | null {
  const found = next(ahead, 'principal', 'interest');
  return found && { ...found, amount: negated(found.amount) };
}

function next(ahead: readonly Movement[], ...kinds: Movement['kind'][]): Coming | null {
  const days = ahead.filter(({ kind }) => kind === kinds[0]).map(({ day }) => day);
  if (days.length === 0) return null;
  const day = Math.min(...days);
  return {
    day,
    amount: sumOf(
      ahead.filter((each) => each.day === day),
      ...kinds,
    ),
  };
}
