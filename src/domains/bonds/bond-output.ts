import { type Day, dayNumber } from '../../foundation/calendar-day.ts';
import {
  type Decimal,
  decimal,
  fixedTextOf,
  floatOf,
  minus,
  over,
  plus,
  sign,
  textOf,
  times,
  zero,
} from '../../foundation/decimal.ts';
import type { RateBook } from '../valuation/rate-book.ts';
import type { BondFlowOutput, BondOutput, BondTotals } from './contract.ts';
import type { Assumption, PeriodRate } from './rules/period-rates.ts';
import type { BondFlow, HeldBonds, HoldingFigures } from './rules/value-holding.ts';

/** What is stored of a holding, beside its terms. */
export type HoldingFacts = {
  id: string;
  series_id: string | null;
  own_series_id: string | null;
  currency_id: string;
  currency: string;
  bond_currency: string;
  symbol: string;
  amount: number;
  total: string;
  purchased_on: string;
  margin: string | null;
  first_rate: string | null;
  fee: string | null;
  face_value: string;
  coupons_a_year: number;
  closed_on: string | null;
  closed_how: 'redeemed' | 'exchanged' | null;
  exchanged_from: string | null;
  version: number;
};

export type ValuedHolding = {
  facts: HoldingFacts;
  held: HeldBonds;
  figures: HoldingFigures;
  reference: string | null;
};

/** In which currency and on which day amounts are said. */
export type Shown = { currency: string; day: Day; rates: RateBook };

const money = (amount: Decimal) => fixedTextOf(amount, 2);

/** An amount in the shown currency, at the rate of a day. */
export function inShown(amount: Decimal, from: string, { currency, rates }: Shown, day: Day): Decimal {
  return times(amount, rates.cross(from, currency, dayNumber(day))!);
}

export function bondOutput({ facts, held, figures, reference }: ValuedHolding, shown: Shown): BondOutput {
  const { terms, matures } = held.schedule;
  const now = (amount: Decimal) => money(inShown(amount, facts.bond_currency, shown, shown.day));
  const known = (amount: Decimal | null) => amount && now(amount);
  const flow = (given: BondFlow) => flowOutput(given, now);
  const { redemption } = figures;
  return {
    id: facts.id,
    bond_id: (facts.series_id ?? facts.own_series_id)!,
    currency_id: facts.currency_id,
    symbol: facts.symbol,
    amount: facts.amount,
    total: facts.total,
    purchased_at: facts.purchased_on,
    margin: facts.margin,
    reference_rate: reference,
    version: facts.version,
    kind: terms.kind,
    is_own: facts.own_series_id !== null,
    first_rate: facts.first_rate,
    fee: facts.fee,
    face_value: facts.face_value,
    bond_currency: facts.bond_currency,
    coupons_a_year: facts.coupons_a_year,
    matures_on: matures,
    status: facts.closed_how === 'exchanged' && figures.status === 'redeemed' ? 'exchanged' : figures.status,
    closed_on: facts.closed_on ?? (figures.status === 'matured' ? matures : null),
    exchanged_from: facts.exchanged_from,
    rate: rateOutput(figures.rate),
    value_each: figures.each && money(figures.each),
    accrued_each: figures.accruedEach && money(figures.accruedEach),
    quote: figures.quote && { percent: textOf(figures.quote.percent), day: figures.quote.day },
    value: known(figures.value),
    unknown_from: figures.unknownFrom,
    nominal: now(figures.nominal),
    grown: known(figures.grown),
    next_payment: figures.next && flow(figures.next),
    at_maturity: flow(figures.atMaturity),
    redemption: redemption && {
      ...flow(redemption),
      from: redemption.window?.from ?? null,
      to: redemption.window?.to ?? null,
      is_open:
        terms.kind === 'catalyst' ||
        (!!redemption.window && shown.day >= redemption.window.from && shown.day <= redemption.window.to),
    },
    paid_out: paidOut(figures.paid, facts, shown),
    is_simulated: figures.isSimulated,
  };
}

export function rateOutput(rate: PeriodRate | null) {
  return (
    rate && {
      percent: textOf(rate.percent),
      basis: rate.basis,
      reference: rate.reference && textOf(rate.reference),
      of: rate.of,
    }
  );
}

export function flowOutput(flow: BondFlow, said: (amount: Decimal) => string): BondFlowOutput {
  return {
    day: flow.day,
    kind: flow.kind,
    interest: said(flow.interest),
    fee: said(flow.fee),
    tax: said(flow.tax),
    principal: said(flow.principal),
    gross: said(plus(flow.principal, flow.interest)),
    net: said(flow.net),
    is_assumed: flow.basis === 'assumed',
  };
}

/** Interest that came, each at the rate of its own day. */
function paidOut(paid: readonly BondFlow[], facts: HoldingFacts, shown: Shown) {
  let [gross, tax] = [zero, zero];
  for (const flow of paid) {
    gross = plus(gross, inShown(minus(flow.interest, flow.fee), facts.bond_currency, shown, flow.day));
    tax = plus(tax, inShown(flow.tax, facts.bond_currency, shown, flow.day));
  }
  return { gross: money(gross), tax: money(tax), net: money(minus(gross, tax)) };
}

type Newest = { of: string; percent: Decimal; simulated: boolean } | null;

/** Sums of what is held and known; what is not known is counted and left out. */
export function totalsOf(
  all: readonly ValuedHolding[],
  shown: Shown,
  newest: { inflation: Newest; reference: Newest },
  assumption: Assumption,
): BondTotals {
  const held = all.filter(({ figures }) => figures.status === 'held');
  const known = held.filter(({ figures }) => figures.value !== null);
  const now = (amount: Decimal, { facts }: ValuedHolding) =>
    inShown(amount, facts.bond_currency, shown, shown.day);
  const added = (list: readonly ValuedHolding[], of: (one: ValuedHolding) => Decimal) =>
    list.reduce((sum, one) => plus(sum, of(one)), zero);
  const value = added(known, (one) => now(one.figures.value!, one));
  const grown = added(known, (one) => now(one.figures.grown!, one));
  const nominal = added(held, (one) => now(one.figures.nominal, one));
  const redeemable = held.filter(({ figures }) => figures.redemption);
  const isUnknown = held.length > 0 && known.length === 0;
  return {
    currency: shown.currency,
    day: shown.day,
    series: new Set(held.map(({ facts }) => facts.symbol)).size,
    bonds: held.reduce((sum, { facts }) => sum + facts.amount, 0),
    value: isUnknown ? null : money(value),
    nominal: money(nominal),
    cost: money(added(held, ({ facts }) => costOf(facts, shown))),
    grown: isUnknown ? null : money(grown),
    grown_percent: sign(nominal) > 0 && !isUnknown ? floatOf(over(grown, nominal, 12)) * 100 : null,
    paid_out: money(
      added(all, ({ facts, figures }) =>
        figures.paid.reduce(
          (sum, flow) =>
            plus(
              sum,
              inShown(minus(minus(flow.interest, flow.fee), flow.tax), facts.bond_currency, shown, flow.day),
            ),
          zero,
        ),
      ),
    ),
    next_payment: nextOf(held, shown),
    redeemed_today: redeemable.length
      ? money(added(redeemable, (one) => now(one.figures.redemption!.net, one)))
      : null,
    unknown: held.length - known.length,
    unknown_from: held.reduce<string | null>(
      (first, { figures: { unknownFrom: day } }) => (day && (!first || day < first) ? day : first),
      null,
    ),
    is_simulated: held.some(({ figures }) => figures.isSimulated),
    inflation: figureOutput(newest.inflation),
    policy_rate: figureOutput(newest.reference),
    assumed: { inflation: textOf(assumption.inflation), policy_rate: textOf(assumption.referenceRate) },
  };
}

/** What was paid, at the rate of that day. */
export function costOf(facts: HoldingFacts, shown: Shown): Decimal {
  return inShown(decimal(facts.total), facts.currency, shown, facts.purchased_on);
}

/** All payments of the next day that has any. */
function nextOf(held: readonly ValuedHolding[], shown: Shown) {
  const next = held.flatMap((one) => (one.figures.next ? [{ one, flow: one.figures.next }] : []));
  const day = next.reduce<Day | null>(
    (first, { flow }) => (!first || flow.day < first ? flow.day : first),
    null,
  );
  if (!day) return null;
  const due = next.filter(({ flow }) => flow.day === day);
  const net = due.reduce(
    (sum, { one, flow }) => plus(sum, inShown(flow.net, one.facts.bond_currency, shown, shown.day)),
    zero,
  );
  return { day, net: money(net), is_assumed: due.some(({ flow }) => flow.basis === 'assumed') };
}

function figureOutput(figure: Newest) {
  return figure && { of: figure.of, percent: textOf(figure.percent), is_simulated: figure.simulated };
}
