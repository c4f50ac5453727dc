import { dayNumber } from '../../foundation/calendar-day.ts';
import { type Decimal, decimal, floatOf, minus, plus, zero } from '../../foundation/decimal.ts';
import type { DailyValues } from '../valuation/daily-values.ts';
import type { TotalValue } from '../valuation/total-value.ts';
import { costOf, inShown, type Shown, type ValuedHolding } from './bond-output.ts';
import { dailyWorth } from './rules/daily-worth.ts';
import type { BondFlow } from './rules/value-holding.ts';

/** A holding whose worth or past payments are not known is left out of sums (rule BD-7). */
export function isKnown({ figures }: ValuedHolding): boolean {
  return figures.value !== null && !figures.paidUnknown;
}

/** Sums and history of bonds in the shown currency; each flow at the rate of its day (rule BD-14). */
export function totalOfBonds(holdings: readonly ValuedHolding[], shown: Shown): TotalValue {
  const today = dayNumber(shown.day);
  const sums = holdings.map((holding) => sumsOf(holding, shown));
  const added = (of: (sum: (typeof sums)[number]) => Decimal) =>
    sums.reduce((total, each) => plus(total, of(each)), zero);
  const interest = added((each) => each.interest);
  const taxes = added((each) => each.taxes);
  const fees = added((each) => each.fees);
  const realised = added((each) => each.realised);
  const unrealised = added((each) => each.unrealised);
  const purchases = added((each) => each.cost);
  return {
    marketValue: added((each) => each.value),
    openCost: added((each) => each.openCost),
    purchases,
    purchaseFees: zero,
    proceeds: added((each) => each.principal),
    dividendsGross: zero,
    dividendTax: zero,
    interest,
    fees,
    taxes,
    realised,
    realisedFx: zero,
    unrealised,
    priceEffect: added((each) => each.priceEffect),
    fxEffect: added((each) => minus(each.unrealised, each.priceEffect)),
    cashResult: zero,
    profit: minus(plus(plus(realised, unrealised), interest), plus(taxes, fees)),
    stake: purchases,
    stakeOf: 'purchases',
    // Bonds have no session: their interest comes with the day.
    lastMove: null,
    daily: dailyOf(holdings, shown, today),
  };
}

function sumsOf(holding: ValuedHolding, shown: Shown) {
  const { facts, figures } = holding;
  const of = (pick: (flow: BondFlow) => Decimal) =>
    figures.paid.reduce(
      (sum, flow) => plus(sum, inShown(pick(flow), facts.bond_currency, shown, flow.day)),
      zero,
    );
  const cost = costOf(facts, shown);
  const isOpen = figures.status === 'held';
  const value = inShown(figures.value ?? zero, facts.bond_currency, shown, shown.day);
  const principal = of((flow) => flow.principal);
  // What the price made, at today's rate; the rest of the difference is the currency's.
  const ownCost = inShown(
    decimal(facts.total),
    facts.currency,
    { ...shown, currency: facts.bond_currency },
    facts.purchased_on,
  );
  const ownGain = minus(figures.value ?? zero, ownCost);
  return {
    cost,
    value,
    principal,
    openCost: isOpen ? cost : zero,
    realised: isOpen ? zero : minus(principal, cost),
    unrealised: isOpen ? minus(value, cost) : zero,
    priceEffect: isOpen ? inShown(ownGain, facts.bond_currency, shown, shown.day) : zero,
    interest: of((flow) => flow.interest),
    taxes: of((flow) => flow.tax),
    fees: of((flow) => flow.fee),
  };
}

/** Day by day from the first purchase on; purchases of one series on one day are drawn once. */
function dailyOf(holdings: readonly ValuedHolding[], shown: Shown, today: number): DailyValues {
  const first = holdings.reduce((day, { facts }) => Math.min(day, dayNumber(facts.purchased_on)), today);
  const length = today - first + 1;
  const daily: DailyValues = {
    first,
    value: new Float64Array(length),
    inflow: new Float64Array(length),
    outflow: new Float64Array(length),
  };
  const worths = new Map<unknown, Float64Array>();
  for (const holding of holdings) {
    const { facts, held, figures } = holding;
    const worth = worths.get(held.schedule) ?? dailyWorth(held, today);
    worths.set(held.schedule, worth);
    const bought = dayNumber(facts.purchased_on);
    const end =
      facts.closed_on === null ? worth.length : Math.min(worth.length, dayNumber(facts.closed_on) - bought);
    const toShown = shown.rates.series(facts.bond_currency, shown.currency, first);
    for (let i = 0; i < end; i++) {
      const at = bought - first + i;
      daily.value[at]! += worth[i]! * facts.amount * toShown[at]!;
    }
    daily.inflow[bought - first]! += floatOf(costOf(facts, shown));
    for (const flow of figures.paid) addFlow(daily, flow, holding, shown);
  }
  return daily;
}

/** What is paid on the last day leaves on the next: on the last day it still counts as worth. */
function addFlow(daily: DailyValues, flow: BondFlow, { facts }: ValuedHolding, shown: Shown): void {
  const at = dayNumber(flow.day) + Number(flow.kind === 'maturity') - daily.first;
  if (at >= daily.outflow.length) return;
  daily.outflow[at]! += floatOf(inShown(flow.net, facts.bond_currency, shown, flow.day));
}
