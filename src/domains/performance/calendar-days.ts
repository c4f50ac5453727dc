const milliseconds = 86_400_000;

/** Calendar days as numbers, so that they can be counted. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / milliseconds;
}

export function dayOf(number: number): string {
  return new Date(number * milliseconds).toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return dayOf(dayNumber(day) + days);
}

/** The same day some months earlier, or the last of that month where it has no such day. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}
