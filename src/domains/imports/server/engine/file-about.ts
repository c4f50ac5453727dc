import type { Booking } from '../../booking.ts';
import type { FileAbout, Written } from './engine-messages.ts';
import { heldBeside } from './held-instruments.ts';
import { daysOf, type Understood } from './understand.ts';

export function aboutOf(file: Understood): Omit<FileAbout, keyof Written> {
  const { bookings, hints, hintOf } = file;
  const counts = hints.map(() => 0);
  for (const hint of hintOf) if (hint !== null) counts[hint]! += 1;
  const currencies = new Set<string>();
  const rates = new Map<string, FileAbout['rates'][number]>();
  for (const { cash, price, received, fee, tax, day } of bookings) {
    for (const money of [cash, price, received, fee, tax]) if (money) currencies.add(money.currency);
    for (const charge of [fee, tax])
      if (charge && cash && charge.currency !== cash.currency) {
        const wanted = { day: charge.day ?? day, from: charge.currency, to: cash.currency };
        rates.set(Object.values(wanted).join(' '), wanted);
      }
  }
  return {
    broker: file.broker,
    format: file.format,
    mappingId: file.mappingId,
    rows: bookings.length + file.ignored.length + file.rejected.length,
    days: daysOf(bookings),
    currency: file.currency ?? null,
    accounts: [...new Set(bookings.map(({ account }) => account ?? ''))],
    hints: hints.map((hint, number) => {
      const first: Booking = bookings[hintOf.indexOf(number)]!;
      return {
        hint,
        rows: counts[number]!,
        day: first.day,
        price: first.price?.amount ?? null,
        currency: first.price?.currency ?? null,
      };
    }),
    held: heldBeside(file),
    currencies: [...currencies],
    rates: [...rates.values()],
    hasCash: bookings.some(({ kind }) => kind === 'deposit' || kind === 'withdrawal' || kind === 'exchange'),
  };
}
