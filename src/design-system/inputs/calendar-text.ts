/** Names of months and days as the catalogue has them, each list in one message. */
export type CalendarNames = { monthsShort: string; months: string; weekdays: string };

export type DayForm = 'short' | 'dayMonth' | 'monthYear' | 'long' | 'weekday' | 'numeric';

/**
 * A calendar day in words. Not by Intl: the server's and the browser's versions of it differ in punctuation,
 * and a page must render the same on both.
 */
export function dayText(day: string, form: DayForm, names: CalendarNames): string {
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  const short = names.monthsShort.split(' ')[month - 1];
  const long = names.months.split(' ')[month - 1];
  const weekday = names.weekdays.split(' ')[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
  switch (form) {
    case 'short':
      return `${date} ${short} ${year}`;
    case 'dayMonth':
      return `${date} ${short}`;
    case 'monthYear':
      return `${short} ${year}`;
    case 'long':
      return `${date} ${long} ${year}`;
    case 'weekday':
      return `${weekday}, ${date} ${short} ${year}`;
    case 'numeric':
      return `${pad(date)}.${pad(month)}.${year}`;
  }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and time of an instant, in Warsaw: `{ day: '2026-11-14', time: '17:05' }`. */
export function inWarsaw(instant: string | Date): { day: string; time: string } {
  const parts = Object.fromEntries(
    clock.formatToParts(new Date(instant)).map((part) => [part.type, part.value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

function pad(value: number): string {
  return value.toString().padStart(2, '0');
}
