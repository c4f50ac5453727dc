import { dayNumber, dayOf } from '../../../../foundation/calendar-day.ts';
import { textOfFloat } from '../../../../foundation/decimal.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { lastKnown } from '../../day-series.ts';
import { joinedSource } from '../../display-rights.ts';
import { emptyYear, firstDayOf, yearOf } from '../../packed-year.ts';
import type { PricePoint } from '../../source-port/source-port.ts';
import {
  lockPrices,
  noteClose,
  readCloses,
  readVolumes,
  sourcesOfYears,
  storeLatest,
  storeYears,
  type YearToStore,
} from './price-store.ts';

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
  // Years are read, changed and written: two at once would lose each other's days.
  await lockPrices(tx, instrumentId);
  // From the year before, because the close before the newest may lie in it.
  const from = firstDayOf(yearOf(dayNumber(first.day)) - 1);
  const to = firstDayOf(yearOf(dayNumber(last.day)) + 1) - 1;
  const series = (await readCloses(tx, [instrumentId], from, to)).get(instrumentId)!;
  const closes = series.values;
  const volumes = (await readVolumes(tx, [instrumentId], from, to)).get(instrumentId)!.values;
  const keptIn = yearsKept(closes, from, points);
  const earlier = await sourcesOfYears(tx, instrumentId);
  const changed = new Set<number>();
  for (const point of points) {
    const number = dayNumber(point.day);
    closes[number - from] = Number(point.close);
    if (point.volume !== undefined) volumes[number - from] = Number(point.volume);
    changed.add(yearOf(number));
  }
  const years = [...changed].map((year): YearToStore => {
    const traded = sliceOf(volumes, from, year);
    return {
      instrumentId,
      year,
      closes: sliceOf(closes, from, year),
      volumes: traded.every(Number.isNaN) ? null : traded,
      source: keptIn.has(year) ? joinedSource(earlier.get(year) ?? source, source) : source,
    };
  });
  await storeYears(tx, years, at);
  const before = lastKnown(series, dayNumber(last.day) - 1);
  const beforeDay = before && dayOf(before.day);
  await storeLatest(tx, [
    {
      instrument_id: instrumentId,
      price: last.close,
      at: new Date(`${last.day}T16:05:00Z`),
      day: last.day,
      // As it was written, where it came along.
      previous:
        points.find(({ day }) => day === beforeDay)?.close ?? (before ? textOfFloat(before.value) : null),
      previous_day: beforeDay ?? null,
      source,
    },
  ]);
  await noteClose(tx, instrumentId, last.day);
}

/** Years in which days stay as they were: they belong to whoever brought those, too (M-20). */
function yearsKept(closes: Float64Array, from: number, points: PricePoint[]): Set<number> {
  const given = new Set(points.map(({ day }) => dayNumber(day)));
  const years = new Set<number>();
  closes.forEach((close, at) => {
    if (!Number.isNaN(close) && !given.has(from + at)) years.add(yearOf(from + at));
  });
  return years;
}

function sliceOf(values: Float64Array, from: number, year: number): Float64Array {
  const result = emptyYear();
  const begin = firstDayOf(year) - from;
  result.set(values.subarray(begin, begin + firstDayOf(year + 1) - firstDayOf(year)));
  return result;
}
