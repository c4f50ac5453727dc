import { dayOf } from '../../foundation/calendar-day.ts';
import { decimal, over } from '../../foundation/decimal.ts';
import { moneyText } from '../valuation/measure-total.ts';
import type { InternalRate } from '../valuation/returns/internal-rate.ts';
import type { PropertyFiguresOutput, PropertyRate } from './contract.ts';
import type { Property } from './property.ts';
import { type Coming, nextInstalment, nextRent, type PropertyFigures } from './property-figures.ts';
import { inShown, type PropertyMarket } from './property-market.ts';

const centimetres = 10;

/** Figures in the contract's names. */
export function figuresOutput(
  property: Property,
  figures: PropertyFigures,
  market: PropertyMarket,
  area: string,
): PropertyFiguresOutput {
  const { year, ledger } = figures;
  const newest = property.valuations.at(-1) ?? property.bought;
  const current = inShown(market, newest.price, newest.currency, market.today);
  return {
    currency: market.shown,
    bought_price: moneyText(inShown(market, property.bought.price, property.bought.currency, market.today)),
    current_price: moneyText(current),
    price_per_meter: moneyText(over(current, decimal(area), centimetres)),
    value: moneyText(figures.value),
    owed: moneyText(figures.owed),
    equity: moneyText(figures.equity),
    cost: moneyText(figures.cost),
    buying_costs: moneyText(figures.buyingCosts),
    gain: moneyText(figures.gain),
    gain_percent: figures.gainPercent,
    year: year && {
      basis: year.basis,
      rent: moneyText(year.rent),
      costs: moneyText(year.costs),
      tax: moneyText(year.tax),
      net: moneyText(year.net),
      instalments: moneyText(year.instalments),
      left: moneyText(year.left),
    },
    net_yield: figures.netYield,
    own_money: moneyText(figures.ownMoney),
    cash_on_cash: figures.cashOnCash,
    irr: rateOutput(figures.irr),
    irr_with_loan: figures.irrWithLoan && rateOutput(figures.irrWithLoan),
    next_rent: coming(nextRent(ledger)),
    next_instalment: coming(nextInstalment(ledger)),
  };
}

function coming(next: Coming | null) {
  return next && { day: dayOf(next.day), amount: moneyText(next.amount) };
}

function rateOutput(rate: InternalRate): PropertyRate {
  if (rate.kind === 'none') return { percent: null, is_annual: false, reason: rate.reason };
  const isAnnual = rate.days >= 365;
  return { percent: (isAnnual ? rate.annual : rate.span) * 100, is_annual: isAnnual, reason: null };
}

const noRate: PropertyRate = { percent: null, is_annual: false, reason: 'unknown-value' };

/** The same where a currency has no rate at all. */
export function unknownOutput(shown: string, hasLoan: boolean): PropertyFiguresOutput {
  return {
    currency: shown,
    bought_price: null,
    current_price: null,
    price_per_meter: null,
    value: null,
    owed: null,
    equity: null,
    cost: null,
    buying_costs: null,
    gain: null,
    gain_percent: null,
    year: null,
    net_yield: null,
    own_money: null,
    cash_on_cash: null,
    irr: noRate,
    irr_with_loan: hasLoan ? noRate : null,
    next_rent: null,
    next_instalment: null,
  };
}
