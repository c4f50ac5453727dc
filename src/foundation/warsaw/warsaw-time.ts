import { addDays, type Day, dayInWarsaw } from '../calendar-day.ts';
import { warsawZone } from './warsaw-zone.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: warsawZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Minutes of the day that clocks in Warsaw show. */
export function minutesInWarsaw(at: Date): number {
  const [hours, minutes] = clock.format(at).split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

const minute = 60_000;

/** The moment at which clocks in Warsaw show so many minutes of a day; where they skip it, the first one after. */
export function momentInWarsaw(day: Day, minutes: number): Date {
  const guess = Date.parse(`${day}T00:00:00Z`) + minutes * minute;
  // Warsaw is one hour ahead, or two: the earlier of the two that fits.
  for (const ahead of [120, 60]) {
    const at = new Date(guess - ahead * minute);
    if (dayInWarsaw(at) === day && minutesInWarsaw(at) === minutes) return at;
  }
  return new Date(guess - 60 * minute);
}

/** The moment at which a day begins in Warsaw, and the one before it ends. */
export function dayBeginsAt(day: Day): Date {
  return momentInWarsaw(day, 0);
}

/** The next moment at which clocks in Warsaw show this, now included. */
export function nextInWarsaw(now: Date, minutes: number): Date {
  const today = momentInWarsaw(dayInWarsaw(now), minutes);
  return today >= now ? today : momentInWarsaw(addDays(dayInWarsaw(now), 1), minutes);
}
