import { hash } from 'node:crypto';
import type { Booking } from '../../booking.ts';

/** The key of a booking, and those of what was joined to it. */
export type BookingKeys = { key: string; parts: readonly string[] };

/**
 * What a booking is known by, wherever it turns up again: the broker's id of it, else everything it says, with its
 * place among equal ones. Two equal trades in a file are two; the same file, or a longer one, brings the same keys.
 */
export function keysOf(broker: string, bookings: readonly Booking[], idsRepeat = false): string[] {
  return keysWithParts(broker, bookings, idsRepeat).map(({ key }) => key);
}

/** What was joined has the keys that its parts have where they stand alone. */
export function keysWithParts(
  broker: string,
  bookings: readonly Booking[],
  idsRepeat = false,
): BookingKeys[] {
  const seen = new Map<string, number>();
  const keyOf = (booking: Booking): string => {
    const name = nameOf(broker, booking, idsRepeat);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return hash('sha256', `${name}#${count}`, 'hex').slice(0, 32);
  };
  return bookings.map((booking) => {
    const [first = booking, ...more] = booking.alone ?? [];
    return { key: keyOf(first), parts: more.length ? more.map(keyOf) : none };
  });
}

const none: readonly string[] = [];

function nameOf(broker: string, booking: Booking, idsRepeat: boolean): string {
  const { kind, account, id, day, time, instrument, units, cash, price, received, ratio } = booking;
  if (id && !idsRepeat) return JSON.stringify([broker, account, kind, id]);
  // The fills of an order: the two files of a broker tell units and price alike, but not always the cash.
  if (id && units) return JSON.stringify([broker, account, kind, id, day, time, units, price?.amount]);
  return JSON.stringify([
    broker,
    account,
    kind,
    day,
    time,
    instrument?.isin ?? instrument?.symbol ?? instrument?.name,
    units,
    price?.amount,
    cash?.amount,
    cash?.currency,
    received?.amount,
    ratio?.numerator,
    id,
  ]);
}
