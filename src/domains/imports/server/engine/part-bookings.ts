import type { Booking } from '../../booking.ts';
import type { Known } from './check.ts';
import type { Understood } from './understand.ts';

/**
 * Takes apart what was joined where the ledger has some of it and not the rest: a dividend that came with an earlier
 * file, before its tax was booked. What is missing becomes a row of its own, and nothing is counted twice (I-5).
 */
export function partBookings(understood: Understood, known: Known['keys']): Understood {
  const { bookings, keys, partKeys, hintOf } = understood;
  if (!bookings.some((booking, at) => isHalfKnown(booking, keys[at]!, partKeys[at]!, known)))
    return understood;
  const parted: Pick<Understood, 'bookings' | 'keys' | 'partKeys' | 'hintOf'> = {
    bookings: [],
    keys: [],
    partKeys: [],
    hintOf: [],
  };
  const add = (booking: Booking, key: string, parts: readonly string[], hint: number | null) => {
    parted.bookings.push(booking);
    parted.keys.push(key);
    parted.partKeys.push(parts);
    parted.hintOf.push(hint);
  };
  for (const [at, booking] of bookings.entries()) {
    const [key, parts, hint] = [keys[at]!, partKeys[at]!, hintOf[at] ?? null];
    if (isHalfKnown(booking, key, parts, known))
      for (const [part, alone] of booking.alone!.entries())
        add(alone, [key, ...parts][part]!, [], alone.instrument ? hint : null);
    else add(booking, key, parts, hint);
  }
  return { ...understood, ...parted };
}

function isHalfKnown(
  { kind }: Booking,
  key: string,
  parts: readonly string[],
  known: Known['keys'],
): boolean {
  if (parts.length === 0) return false;
  const first = known.get(key);
  // Another file of the broker told the tax in the same line.
  if (kind === 'dividend' && first?.isTaxed) return false;
  return parts.some((part) => known.has(part) !== (first !== undefined));
}
