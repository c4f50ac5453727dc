import { type Decimal, minus, negated, plus, times, zero } from '../../foundation/decimal.ts';
import type { DailyValues } from '../valuation/daily-values.ts';
import type { Sums, TotalValue } from '../valuation/total-value.ts';
import { sumsOf } from '../valuation/total-value.ts';
import type { Property } from './property.ts';
import type { PropertyFigures } from './property-figures.ts';
import { sumOf } from './property-ledger.ts';
import { inShown, ofShare, type PropertyMarket } from './property-market.ts';

/**
 * A property in the sums that every module has (rule RE-10): its value is the equity, its cost what of the price the
 * owner has paid himself, its income the rent; interest on the loan, running costs and those of buying are fees.
 */
export function sumsOfProperty(property: Property, figures: PropertyFigures, market: PropertyMarket): Sums {
  const { movements } = figures.ledger;
  const openCost = negated(sumOf(movements, 'purchase', 'credit', 'principal', 'overpayment'));
  const unrealised = minus(figures.equity, openCost);
  const priceEffect = grownInItsCurrency(property, market);
  const dividendsGross = sumOf(movements, 'rent');
  const dividendTax = negated(sumOf(movements, 'rent-tax'));
  const fees = negated(sumOf(movements, 'buying-costs', 'cost', 'interest'));
  const taxes = negated(sumOf(movements, 'tax'));
  const income = minus(dividendsGross, dividendTax);
  return {
    marketValue: figures.equity,
    openCost,
    purchases: openCost,
    purchaseFees: figures.buyingCosts,
    proceeds: zero,
    dividendsGross,
    dividendTax,
    interest: zero,
    fees,
    taxes,
    realised: zero,
    realisedFx: zero,
    unrealised,
    priceEffect,
    fxEffect: minus(unrealised, priceEffect),
    profit: minus(minus(plus(unrealised, income), fees), taxes),
  };
}

/** What its price did, at the rate of the day it was bought; the rest is the currencies' doing. */
function grownInItsCurrency(property: Property, market: PropertyMarket): Decimal {
  const { bought, valuations, share } = property;
  const newest = valuations.at(-1) ?? bought;
  const cross = market.rates.cross(bought.currency, newest.currency, bought.day);
  const paid = cross ? times(bought.price, cross) : bought.price;
  return ofShare(inShown(market, minus(newest.price, paid), newest.currency, bought.day), share);
}

/** All of a person's properties as one. */
export function totalOfProperties(list: readonly Sums[], daily: DailyValues): TotalValue {
  const sums = sumsOf(list);
  return {
    ...sums,
    cashResult: zero,
    stake: plus(sums.purchases, sums.purchaseFees),
    stakeOf: 'purchases',
    // A property has no session: nobody quotes it.
    lastMove: null,
    daily,
  };
}
