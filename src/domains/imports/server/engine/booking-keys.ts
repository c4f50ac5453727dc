import { hash } from 'node:crypto';
import type { Booking } from '../../booking.ts';

/**
 * What a booking is known by, wherever it turns up again: the broker's id of it, else everything it says, with its
 * place among equal ones. Two equal trades in a file are two; the same file, or a longer one, brings the same keys.
 */
export function keysOf(broker: string, bookings: readonly Booking[], idsRepeat = false): string[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const name = nameOf(broker, booking, idsRepeat);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return hash('sha256', `${name}#${count}`, 'hex').slice(0, 32);
  });
}

function nameOf(broker: string, booking: Booking, idsRepeat: boolean): string {
  const { kind, account, id, day, time, instrument, units, cash, price, received, ratio } = booking;
  if (id && !idsRepeat) return JSON.stringify([broker, account, kind, id]);
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
