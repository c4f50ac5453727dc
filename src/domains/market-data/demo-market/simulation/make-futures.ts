import { exp, log } from '../arithmetic/elementary.ts';
import { normal, streamOf } from '../arithmetic/keyed-random.ts';
import { civilOf, dayIndex } from '../calendar/day-index.ts';
import { nthWeekday } from '../calendar/movable-days.ts';
import type { DemoInstrument } from '../demo-instrument.ts';
import { type DraftSeries, levelsOf, type MarketDraft } from './market-draft.ts';
import { roundPrice } from './price-ticks.ts';

/** What holding the good until delivery costs or earns, a year. */
const carries: Record<string, number> = {
  fw20: 0.02,
  '6e': 0.015,
  gc: 0.035,
  si: 0.035,
  ng: 0.06,
  cl: -0.02,
  bz: -0.02,
};
const quarterly = [3, 6, 9, 12];

/**
 * In April 2020 the expiring oil contract was worth less than nothing: nobody had room for the barrels. The market
 * keeps such a day, because a product that counts on positive prices must not fall over.
 */
const squeezes: Record<string, Record<number, number>> = {
  cl: { [dayIndex('2020-04-20')]: -37.63, [dayIndex('2020-04-21')]: 10.01 },
};

export function makeFuture(draft: MarketDraft, instrument: DemoInstrument): DraftSeries {
  const spot = instrument.tracks ? levelsOf(draft, instrument.tracks) : euroInDollars(draft);
  const carry = carries[instrument.key] ?? 0.025;
  const noise = streamOf(`basis/${instrument.key}`);
  const sessions = draft.sessionsOf(instrument.calendar);
  const monthly = instrument.subclass === 'commodity-futures';
  const squeeze = squeezes[instrument.key] ?? {};
  const closes = new Float64Array(draft.days).fill(Number.NaN);
  const levels = new Float64Array(draft.days);
  for (let day = 0; day < draft.days; day++) {
    const left = expiryAfter(day, monthly) - day;
    levels[day] = spot[day]! + log(1 + (carry * left) / 365) + 0.0006 * normal(noise, day);
    if (sessions[day] === 1) closes[day] = roundPrice(instrument, squeeze[day] ?? exp(levels[day]!));
  }
  return { instrument, closes, levels, splits: [], dividends: [], coupons: [] };
}

function euroInDollars({ factors: { currencies } }: MarketDraft): Float64Array {
  return currencies.EUR.map((level, day) => level - currencies.USD[day]!);
}

/** The third Friday of the month, or of the quarter's last month. */
function expiryAfter(day: number, monthly: boolean): number {
  let { year, month } = civilOf(day);
  for (;;) {
    if (monthly || quarterly.includes(month)) {
      const expiry = nthWeekday(year, month, 4, 3);
      if (expiry >= day) return expiry;
    }
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
}
