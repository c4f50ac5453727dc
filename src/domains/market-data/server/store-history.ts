import { dayNumber } from '../../../foundation/calendar-day.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emptyYear, firstDayOf, yearOf } from '../packed-year.ts';
import type { PricePoint } from '../source-port.ts';
import { readCloses, readVolumes, storeLatest, storeYears, type YearToStore } from './price-store.ts';

/** Puts checked closes into the stored years, keeping what is there for other days; the newest becomes the latest price. */
export async function storeHistory(
  tx: Tx,
  instrumentId: string,
  points: PricePoint[],
  source: string,
  at: Date,
): Promise<void> {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return;
  const from = firstDayOf(yearOf(dayNumber(first.day)));
  const to = firstDayOf(yearOf(dayNumber(last.day)) + 1) - 1;
  const closes = (await readCloses(tx, [instrumentId], from, to)).get(instrumentId)!.values;
  const volumes = (await readVolumes(tx, [instrumentId], from, to)).get(instrumentId)!.values;
  for (const point of points) {
    closes[dayNumber(point.day) - from] = Number(point.close);
    if (point.volume !== undefined) volumes[dayNumber(point.day) - from] = Number(point.volume);
  }
  const years: YearToStore[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year++) {
    years.push({
      instrumentId,
      year,
      closes: sliceOf(closes, from, year),
      volumes: sliceOf(volumes, from, year),
      source,
    });
  }
  await storeYears(tx, years, at);
  const before = points.at(-2);
  await storeLatest(tx, [
    {
      instrument_id: instrumentId,
      price: last.close,
      at: new Date(`${last.day}T16:05:00Z`),
      day: last.day,
      previous: before?.close ?? null,
      previous_day: before?.day ?? null,
      source,
    },
  ]);
}

function sliceOf(values: Float64Array, from: number, year: number): Float64Array {
  const result = emptyYear();
  const begin = firstDayOf(year) - from;
  result.set(values.subarray(begin, begin + firstDayOf(year + 1) - firstDayOf(year)));
  return result;
}
