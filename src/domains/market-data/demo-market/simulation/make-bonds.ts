import { exp, log, roundTo } from '../arithmetic/elementary.ts';
import { normal, streamOf } from '../arithmetic/keyed-random.ts';
import { civilOf, dayIndex, indexOf } from '../calendar/day-index.ts';
import { type Sessions, sessionFrom, sessionUpTo } from '../calendar/sessions.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { policyRateByDay } from '../macro/policy-rates.ts';
import { type DraftSeries, lastQuotedDay, type MarketDraft } from './market-draft.ts';
import { roundPrice } from './price-ticks.ts';
import type { PaidDividend } from './share-path.ts';

/** First day with a quote in the demonstration; about when each series came to the market. */
const firstDays: Record<string, string> = {
  ds0726: '2016-02-01',
  ds0727: '2017-01-02',
  ws0428: '2017-05-02',
  ds1029: '2018-10-01',
  ds1030: '2020-02-03',
  ds0432: '2021-04-01',
  ds1033: '2023-02-01',
  ds1034: '2024-02-01',
};

/**
 * Clean prices in percent: what is still to be paid, discounted at a yield between the policy rate (soon) and the
 * ten-year yield (later), less the interest that has run up since the last coupon.
 */
export function makeBond(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const { couponPercent, maturity } = instrument.bond!;
  const last = civilOf(dayIndex(maturity));
  const sessions = draft.sessionsOf(instrument.calendar);
  const short = policyRateByDay('PLN', draft.days);
  const long = draft.factors.yields.PLN;
  const noise = streamOf(`path/${instrument.key}`);
  const first = dayIndex(firstDays[instrument.key] ?? '2016-01-04');
  const until = Math.min(lastQuotedDay(instrument), draft.days - 1);
  const closes = new Float64Array(draft.days).fill(Number.NaN);
  const levels = new Float64Array(draft.days).fill(Number.NaN);
  for (let day = first; day <= until; day++) {
    const { year } = civilOf(day);
    const next = indexOf(year, last.month, last.day) > day ? year : year + 1;
    const untilNext = (indexOf(next, last.month, last.day) - day) / 365.25;
    const years = untilNext + (last.year - next);
    const towards = (1.25 * years) / (years + 2.5);
    const soon = short[day]! + 0.3;
    const percent = soon + (long[day]! - soon) * towards + 0.02 * normal(noise, day);
    const price = cleanPrice(couponPercent, percent, untilNext, last.year - next);
    levels[day] = log(price);
    if (sessions[day] === 1) closes[day] = roundPrice(instrument, price);
  }
  const coupons = couponsOf(instrument, sessions, first, draft.days);
  return { instrument, closes, levels, splits: [], dividends: [], coupons };
}

function cleanPrice(coupon: number, yieldPercent: number, untilNext: number, yearsAfter: number): number {
  const rate = log(1 + yieldPercent / 100);
  const yearly = exp(-rate);
  let discount = exp(-rate * untilNext);
  let value = coupon * discount;
  for (let i = 0; i < yearsAfter; i++) {
    discount *= yearly;
    value += coupon * discount;
  }
  return value + 100 * discount - coupon * (1 - untilNext);
}

/** Paid once a year to whoever held the bond six sessions before; known from the day of issue. */
function couponsOf(
  instrument: DemoInstrument,
  sessions: Sessions,
  first: number,
  days: number,
): PaidDividend[] {
  const { couponPercent, maturity } = instrument.bond!;
  const last = civilOf(dayIndex(maturity));
  const coupons: PaidDividend[] = [];
  const lastYear = Math.min(last.year, civilOf(days + 60).year);
  for (let year = civilOf(first).year; year <= lastYear; year++) {
    const due = indexOf(year, last.month, last.day);
    let record = sessionUpTo(sessions, due);
    for (let i = 0; i < 6; i++) record = sessionUpTo(sessions, record - 1);
    const payment = sessionFrom(sessions, due);
    if (record <= first || payment >= sessions.length) continue;
    const ex = sessionUpTo(sessions, record - 1);
    const amount = roundTo((instrument.nominal! * couponPercent) / 100, 2);
    // Fixed for good, so it could be announced years ahead; two months are enough for a calendar.
    const declaration = sessionFrom(sessions, Math.max(first, due - 60));
    coupons.push({ reference: first, declaration, ex, record, payment, part: couponPercent / 100, amount });
  }
  return coupons;
}
