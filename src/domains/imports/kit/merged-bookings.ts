import type { Bookings } from '../booking.ts';

/** What the sections or sheets of one file gave, together. */
export function mergedBookings(parts: readonly Bookings[]): Bookings {
  const stated = parts.flatMap((part) => part.stated ?? []);
  return {
    bookings: parts.flatMap((part) => part.bookings),
    ignored: parts.flatMap((part) => part.ignored),
    rejected: parts.flatMap((part) => part.rejected),
    ...(stated.length && { stated }),
  };
}
