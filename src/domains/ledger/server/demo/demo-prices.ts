import { dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { demoInstruments } from '../../../market-data/demo-market/instruments.ts';
import { demoId } from '../../../market-data/server/demo/demo-id.ts';
import { readCloses } from '../../../market-data/server/prices/price-store.ts';
import type { DemoPortfolio } from '../../demo/demo-plan.ts';
import { type DemoPrices, keysOf } from '../../demo/demo-rows.ts';
import { corporateEventsOf, ratesBetween } from './demo-market-store.ts';

const firstDay = '2020-12-01';

/** The demo keys of what plans touch. */
export function keysOfAll(plans: readonly DemoPortfolio[]): string[] {
  return [...new Set(plans.flatMap((plan) => [...keysOf(plan)]))];
}

/** The simulated market, as far as the plans look at it. */
export async function demoPrices(
  on: Queries,
  today: string,
  plans: readonly DemoPortfolio[],
): Promise<DemoPrices> {
  const byId = new Map(keysOfAll(plans).map((key) => [demoId(key), key]));
  const instruments = new Map(demoInstruments.map((one) => [one.key, one]));
  const first = dayNumber(firstDay);
  const last = dayNumber(today);
  // One after the other: a transaction has one connection.
  const closes = await readCloses(on, [...byId.keys()], first, last);
  const events = await corporateEventsOf(on, [...byId.keys()], firstDay);
  const rates = await ratesBetween(on, firstDay, today);
  return {
    today,
    closeFrom(key, day) {
      const series = closes.get(demoId(key))!;
      for (let i = Math.max(0, dayNumber(day) - first); i < series.values.length; i++)
        if (!Number.isNaN(series.values[i]!)) return { day: dayOf(first + i), close: series.values[i]! };
      return undefined;
    },
    currencyOf: (key) => instruments.get(key)!.currency.toLowerCase(),
    isDivisible: (key) => instruments.get(key)!.class === 'crypto',
    pointOf: (key) => instruments.get(key)!.contractMultiplier ?? 1,
    pln(currency, day) {
      const known = rates.filter((rate) => rate.title === currency && rate.day <= day);
      return Number(known.at(-1)?.pln ?? Number.NaN);
    },
    events: events.map((event) => ({
      key: byId.get(event.instrument_id)!,
      kind: event.kind,
      day: event.day,
      paidOn: event.payment_day ?? event.day,
      ratio: event.kind === 'split' ? Number(event.numerator) / Number(event.denominator) : 1,
      amount: Number(event.amount ?? 0),
    })),
  };
}
