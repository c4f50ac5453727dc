import { dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { userSource } from '../../../instruments/server/custom-assets.ts';
import { type DaySeries, lastKnown } from '../../day-series.ts';
import { firstDayOf, yearOf } from '../../packed-year.ts';
import { type LatestPrice, readCloses, readVolumes, storeLatest, storeYears } from './price-store.ts';

/** Everything stored of somebody's instruments, by id; these have decades at most. */
export async function allCloses(on: Queries, ids: string[]): Promise<Map<string, DaySeries>> {
  const { first, last } = await on.one<{ first: number | null; last: number | null }>(sql`
    select min(year) as first, max(year) as last from price_years where instrument_id = any(${ids}::uuid[])`);
  if (first === null || last === null)
    return new Map(ids.map((id) => [id, { first: 0, values: new Float64Array() }]));
  return readCloses(on, ids, firstDayOf(first), firstDayOf(last + 1) - 1);
}

export async function closesOfOne(on: Queries, instrumentId: string): Promise<DaySeries> {
  return (await allCloses(on, [instrumentId])).get(instrumentId)!;
}

export async function deletePrices(tx: Tx, instrumentId: string): Promise<void> {
  await tx.run(sql`delete from price_years where instrument_id = ${instrumentId}`);
  await tx.run(sql`delete from latest_prices where instrument_id = ${instrumentId}`);
}

/** Takes one day's close away; a year without any is not kept. */
export async function removeClose(tx: Tx, instrumentId: string, day: string, at: Date): Promise<void> {
  const year = yearOf(dayNumber(day));
  const [from, to] = [firstDayOf(year), firstDayOf(year + 1) - 1];
  const closes = (await readCloses(tx, [instrumentId], from, to)).get(instrumentId)!.values;
  const volumes = (await readVolumes(tx, [instrumentId], from, to)).get(instrumentId)!.values;
  closes[dayNumber(day) - from] = Number.NaN;
  volumes[dayNumber(day) - from] = Number.NaN;
  if (closes.every(Number.isNaN)) {
    await tx.run(sql`delete from price_years where instrument_id = ${instrumentId} and year = ${year}`);
    return;
  }
  const known = volumes.every(Number.isNaN) ? null : volumes;
  await storeYears(tx, [{ instrumentId, year, closes, volumes: known, source: userSource }], at);
}

/** The newest of the stored closes becomes the latest price, also where a newer one was taken away. */
export async function renewLatest(tx: Tx, instrumentId: string): Promise<void> {
  const closes = await closesOfOne(tx, instrumentId);
  await tx.run(sql`delete from latest_prices where instrument_id = ${instrumentId}`);
  const newest = lastKnown(closes, closes.first + closes.values.length - 1);
  if (!newest) return;
  const before = lastKnown(closes, newest.day - 1);
  const latest: LatestPrice = {
    instrument_id: instrumentId,
    price: textOfFloat(newest.value),
    at: new Date(`${dayOf(newest.day)}T16:05:00Z`),
    day: dayOf(newest.day),
    previous: before ? textOfFloat(before.value) : null,
    previous_day: before ? dayOf(before.day) : null,
    source: userSource,
  };
  await storeLatest(tx, [latest]);
}

/** Days with a close, newest first. */
export function pricesOf(closes: DaySeries): { day: string; close: string }[] {
  const prices: { day: string; close: string }[] = [];
  for (let at = closes.values.length - 1; at >= 0; at--) {
    const close = closes.values[at]!;
    if (!Number.isNaN(close)) prices.push({ day: dayOf(closes.first + at), close: textOfFloat(close) });
  }
  return prices;
}

export function hasClose(closes: DaySeries, day: string): boolean {
  const close = closes.values[dayNumber(day) - closes.first];
  return close !== undefined && !Number.isNaN(close);
}
