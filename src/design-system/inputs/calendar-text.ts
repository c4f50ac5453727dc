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

/** One o'clock in Greenwich on the last Sunday of a month: when clocks are changed. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.setUTCDate(end.getUTCDate() - end.getUTCDay());
}

/**
 * The day and time of an instant, in Warsaw: `{ day: '2026-11-14', time: '17:05' }`. By the rule of the Union, which Poland
 * has kept since 1996: a browser needs tens of milliseconds to make a clock of Intl, and every public page names the year.
 */
export function inWarsaw(instant: string | Date): { day: string; time: string } {
  const at = new Date(instant);
  const year = at.getUTCFullYear();
  const isSummer = Number(at) >= lastSunday(year, 2) && Number(at) < lastSunday(year, 9);
  const shown = new Date(Number(at) + (isSummer ? 2 : 1) * 3_600_000).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

function pad(value: number): string {
  return value.toString().padStart(2, '0');
}
