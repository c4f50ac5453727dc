import { dayOf } from '../../foundation/calendar-day.ts';
import { type Decimal, minus, negated, percentOf, plus, rounded, textOf } from '../../foundation/decimal.ts';
import { hundredths } from '../../foundation/rounding.ts';
import { type DailyValues, daysBetween, lastDayOf, valueOn } from './daily-values.ts';
import type { ChangePeriod } from './figures-contract.ts';
import { periodStart } from './period-starts.ts';
import { internalRate } from './returns/internal-rate.ts';
import { type TimeWeighted, timeWeighted } from './returns/time-weighted.ts';
import type { TotalValue } from './total-value.ts';
import { valueChange } from './value-change.ts';

/** Decimals of money on the wire: enough that sums of many still agree to the grosz. */
export const wirePlaces = 10;

export function moneyText(amount: Decimal): string {
  return textOf(rounded(amount, wirePlaces));
}

/** Money known as a float, from histories. */
export function floatMoney(amount: number): string {
  return plainText(amount, 2);
}

/** Without an exponent, however large: who reads it reads decimals. */
export function plainText(value: number, places: number): string {
  return Math.abs(value) < 1e21 ? value.toFixed(places) : BigInt(value).toString();
}

export type Rate = {
  percent: number | null;
  is_annual: boolean;
  /** The return of the whole span, in percent. */
  span_percent: number | null;
  /** The first and the last day with money at work (rule P-5). */
  from: string | null;
  to: string | null;
  /** The last one is not today: everything is sold. */
  ended: boolean;
  reason: 'no-root' | 'too-short' | 'one-sign' | 'empty' | 'unknown-value' | 'short' | null;
  several: boolean;
};

export type Change = { amount: string; percent: number | null; from: string; to: string } | null;

/** 24h: `today`, all on the `day` that `to` is, or on `several` days. */
export type SessionChange = (NonNullable<Change> & { session: 'today' | 'day' | 'several' }) | null;

const none = (reason: Rate['reason']): Rate => ({
  percent: null,
  is_annual: false,
  span_percent: null,
  from: null,
  to: null,
  ended: false,
  reason,
  several: false,
});

/** What is worth reckoning once and keeping: returns and changes of a history. */
export type Returns = {
  irr: Rate;
  twr: Rate;
  twr_year: Rate;
  changes: { '24h': SessionChange } & Record<Exclude<ChangePeriod, '24h'>, Change>;
};

export function measureReturns(total: Pick<TotalValue, 'daily' | 'lastMove' | 'isShort'>): Returns {
  return { ...(total.isShort ? shortRates : ratesOf(total.daily)), changes: changesOf(total) };
}

/** What is sold short has no money at work (rule P-19). */
const shortRates = { irr: none('short'), twr: none('short'), twr_year: none('short') };

function ratesOf(daily: DailyValues): Pick<Returns, 'irr' | 'twr' | 'twr_year'> {
  const today = lastDayOf(daily);
  const overall = timeWeighted(daily);
  return {
    irr: moneyWeighted(daily, overall),
    twr: rateOf(overall, today),
    twr_year: rateOf(timeWeighted(daily, periodStart('1Y', today, daily.first)), today),
  };
}

function changesOf({
  daily,
  lastMove,
  isShort,
}: Pick<TotalValue, 'daily' | 'lastMove' | 'isShort'>): Returns['changes'] {
  const today = lastDayOf(daily);
  const unless = <C extends Change>(change: C): C =>
    isShort && change ? { ...change, percent: null } : change;
  return {
    '24h': unless(lastSession(lastMove, today)),
    '7D': unless(changeFrom(daily, '7D')),
    '1M': unless(changeFrom(daily, '1M')),
    '3M': unless(changeFrom(daily, '3M')),
    YTD: unless(changeFrom(daily, 'YTD')),
    '1Y': unless(changeFrom(daily, '1Y')),
    max: unless(changeFrom(daily, 'max')),
  };
}

/** Both rates of a part of a history, from the close of one day to the close of another (rules P-4 to P-6). */
export function ratesBetween(daily: DailyValues, from: number, to: number): Pick<Returns, 'irr' | 'twr'> {
  const part = daysBetween(daily, from, to);
  if (Number.isNaN(part.value[0]!)) return { irr: none('unknown-value'), twr: none('unknown-value') };
  const overall = timeWeighted(part);
  return { irr: moneyWeighted(part, overall), twr: rateOf(overall, to) };
}

/** The rate of a year that a return of any span stands for, to tell several money-weighted rates apart. */
function yearlyOf({ annual, total, days }: { annual: number | null; total: number; days: number }): number {
  const yearly = annual ?? (1 + total) ** (365 / Math.max(1, days)) - 1;
  return Number.isFinite(yearly) ? yearly : 0;
}

function rateOf(measured: TimeWeighted, today: number): Rate {
  if (measured.kind === 'none') return none(measured.reason === 'nothing-held' ? 'empty' : 'unknown-value');
  if (measured.days < 1) return none('too-short');
  const { total, annual } = measured;
  return {
    percent: (annual ?? total) * 100,
    is_annual: annual !== null,
    span_percent: total * 100,
    ...spanOf(measured, today),
    reason: null,
    several: false,
  };
}

function spanOf({ from, to }: { from: number; to: number }, today: number) {
  return { from: dayOf(from), to: dayOf(to), ended: to < today };
}

/** Of the same days as the time-weighted return: what is sold earns nothing any more, and loses nothing (rule P-5). */
function moneyWeighted(daily: DailyValues, overall: TimeWeighted): Rate {
  const today = lastDayOf(daily);
  const end = daily.value[daily.value.length - 1]!;
  if (Number.isNaN(end)) return none('unknown-value');
  const worked = 'from' in overall ? overall : null;
  if (worked && worked.to - worked.from < 1) return none('too-short');
  const flows = [...externalFlows(daily), { day: today, amount: end }];
  const near = overall.kind === 'return' ? yearlyOf(overall) : 0;
  const found = internalRate(flows, { near, days: worked ? worked.to - worked.from : undefined });
  if (found.kind === 'none') return none(found.reason);
  const isAnnual = found.days >= 365;
  const first = flows[0]!.day;
  return {
    percent: (isAnnual ? found.annual : found.span) * 100,
    is_annual: isAnnual,
    span_percent: found.span * 100,
    ...spanOf(worked ?? { from: first, to: first + found.days }, today),
    reason: null,
    several: found.several,
  };
}

/** Money from the investor's side: paid in is negative. */
export function externalFlows(daily: DailyValues): { day: number; amount: number }[] {
  const flows: { day: number; amount: number }[] = [];
  for (let i = 0; i < daily.value.length; i++) {
    const amount = daily.outflow[i]! - daily.inflow[i]!;
    if (amount !== 0) flows.push({ day: daily.first + i, amount });
  }
  return flows;
}

function lastSession(move: TotalValue['lastMove'], today: number): SessionChange {
  if (!move) return null;
  return {
    amount: moneyText(move.amount),
    percent: percentOf(move.amount, move.base),
    from: dayOf(move.from),
    to: dayOf(move.to),
    session: move.day === null ? 'several' : move.day === today ? 'today' : 'day',
  };
}

function changeFrom(daily: DailyValues, period: Exclude<ChangePeriod, '24h'>): Change {
  const today = lastDayOf(daily);
  const from = periodStart(period, today, daily.first);
  const change = valueChange(daily, from, today);
  if (change.kind === 'none' || !Number.isFinite(change.amount)) return null;
  return {
    amount: floatMoney(change.amount),
    percent: change.fraction === null ? null : change.fraction * 100,
    from: dayOf(from),
    to: dayOf(today),
  };
}

/** The value at the close of a day so many days ago; null where it is not known. */
export function valueDaysAgo(daily: DailyValues, days: number): string | null {
  const value = valueOn(daily, lastDayOf(daily) - days);
  return Number.isFinite(value) ? floatMoney(value) : null;
}

const sparklineDays = 365;
const sparklinePoints = 53;

/** A year of values in even steps, the last of them today's; an unknown one carries the last known (rule P-15). */
export function sparklineOf({ daily }: Pick<TotalValue, 'daily'>): number[] {
  const last = daily.value.length - 1;
  const first = Math.max(0, last - sparklineDays);
  if (last - first < 2) return [];
  const points: number[] = [];
  for (let i = 0; i < sparklinePoints; i++) {
    const value = daily.value[Math.round(first + ((last - first) * i) / (sparklinePoints - 1))]!;
    if (Number.isFinite(value)) points.push(hundredths(value));
    else if (points.length > 0) points.push(points.at(-1)!);
  }
  return points;
}

/** Headline figures in the contract's names. */
export function figuresOf(total: TotalValue, returns: Returns) {
  return { ...moneyFigures(total), ...returns };
}

/** Those that are sums of money, or parts of one. */
export function moneyFigures(total: Omit<TotalValue, 'daily' | 'lastMove' | 'transfers'>) {
  return {
    market_value: moneyText(total.marketValue),
    investment_sum: moneyText(total.openCost),
    net_invested: moneyText(minus(total.marketValue, total.profit)),
    profit: moneyText(total.profit),
    roi: total.isShort ? null : percentOf(total.profit, total.stake),
    roi_base: { amount: moneyText(total.stake), of: total.stakeOf },
    realised: moneyText(total.realised),
    realised_fx_effect: moneyText(total.realisedFx),
    unrealised: moneyText(total.unrealised),
    // What is short counts below zero: its cost is what it brought.
    unrealised_percent: percentOf(total.unrealised, total.isShort ? negated(total.openCost) : total.openCost),
    price_effect: moneyText(total.priceEffect),
    unrealised_fx_effect: moneyText(total.fxEffect),
    fx_effect: moneyText(plus(total.fxEffect, total.realisedFx)),
    dividends: {
      gross: moneyText(total.dividendsGross),
      tax: moneyText(total.dividendTax),
      net: moneyText(minus(total.dividendsGross, total.dividendTax)),
    },
    interest: moneyText(total.interest),
    fees: moneyText(total.fees),
    taxes: moneyText(total.taxes),
    cash_result: moneyText(total.cashResult),
  };
}

/** The same where nothing can be said: a currency without any rate. */
export const unknownFigures = {
  market_value: null,
  investment_sum: null,
  net_invested: null,
  profit: null,
  roi: null,
  roi_base: null,
  realised: null,
  realised_fx_effect: null,
  unrealised: null,
  unrealised_percent: null,
  price_effect: null,
  unrealised_fx_effect: null,
  fx_effect: null,
  dividends: { gross: null, tax: null, net: null },
  interest: null,
  fees: null,
  taxes: null,
  cash_result: null,
  irr: none('unknown-value'),
  twr: none('unknown-value'),
  twr_year: none('unknown-value'),
  changes: { '24h': null, '7D': null, '1M': null, '3M': null, YTD: null, '1Y': null, max: null },
};
