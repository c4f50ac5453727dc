import * as z from 'zod/mini';
import { addDays, type Day } from '../../../foundation/calendar-day.ts';
import type { Booking, Bookings } from '../../imports/booking.ts';
import type { SourceRow } from '../../imports/source-file.ts';
import type { ActivityPage } from '../broker-port.ts';

/** How far back each synchronisation reads again: brokers correct trades for some days. */
export const overlapDays = 7;

export function withOverlap(day: Day): Day {
  return addDays(day, -overlapDays);
}

/** Activities as rows that the collector of files takes; the text of each is what the broker sent. */
export function rowsOf<Item>(items: readonly Item[]): Map<SourceRow, Item> {
  return new Map(items.map((item, i) => [{ line: i + 1, cells: [JSON.stringify(item)] }, item]));
}

type Rest = {
  /** As files of the broker print it: left out where they print none, so that a booking has one key either way. */
  account?: string | undefined;
  cursor: unknown;
  isLast: boolean;
  cancelled?: readonly string[];
};

export function pageOf(found: Bookings, { account, cursor, isLast, cancelled = [] }: Rest): ActivityPage {
  return {
    bookings: withoutRepeats(account ? found.bookings.map((one) => ({ ...one, account })) : found.bookings),
    rejected: found.rejected,
    cancelled: [...cancelled],
    cursor: JSON.stringify(cursor),
    isLast,
  };
}

/** The same activity twice is one, and the later wording of it counts. */
function withoutRepeats(bookings: readonly Booking[]): Booking[] {
  const last = new Map<string, Booking>();
  for (const one of bookings) if (one.id) last.set(`${one.kind}|${one.id}`, one);
  return bookings.filter((one) => !one.id || last.get(`${one.kind}|${one.id}`) === one);
}

/** A cursor that an earlier version wrote, or none, begins anew: what is read twice is not booked twice. */
export function readCursor<S extends z.ZodMiniType>(
  shape: S,
  cursor: string | undefined,
): z.infer<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const read = z.safeParse(shape, JSON.parse(cursor));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The latest of some days. */
export function latest(...days: readonly (Day | undefined)[]): Day | undefined {
  return days.reduce((so, day) => (!so || (day && day > so) ? day : so), undefined);
}
