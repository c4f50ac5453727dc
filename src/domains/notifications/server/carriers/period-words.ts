import { addDays, type Day } from '../../../../foundation/calendar-day.ts';
import type { Locale } from '../../../../i18n/locales.ts';

const tags = { en: 'en-GB', pl: 'pl-PL' };

/** A day, or the week that ends with it, as it is written. */
export function periodWords(locale: Locale, every: 'day' | 'week', day: Day): string {
  const written = new Intl.DateTimeFormat(tags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const at = (one: Day) => new Date(`${one}T00:00:00Z`);
  return every === 'day'
    ? written.format(at(day))
    : written.formatRange(at(addDays(day, -6)), at(day)).replaceAll('\u2009', '');
}
