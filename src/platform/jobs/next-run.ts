/** Minute, hour, day of the month, month, day of the week: the values each lets through. */
const ranges = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

function valuesOf(field: string, [least, most]: readonly [number, number]): Set<number> {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [range, step = '1'] = part.split('/') as [string, string?];
    const [first, last = first] = range === '*' ? [least, most] : range.split('-').map(Number);
    const end = range !== '*' && !range.includes('-') && part.includes('/') ? most : last!;
    for (let value = first!; value <= end; value += Number(step)) values.add(value);
  }
  return values;
}

const longest = 5 * 366 * 86_400_000;

/** When a cron line lets something run next, in UTC; nothing where it never does. */
export function nextRun(cron: string, after: Date): Date | null {
  const fields = cron.trim().split(/\s+/);
  const [minutes, hours, days, months, weekdays] = fields.map((field, at) => valuesOf(field, ranges[at]!));
  const minute = 60_000;
  let at = Math.floor(after.getTime() / minute) * minute;
  const end = at + longest;
  while (at < end) {
    at += minute;
    const date = new Date(at);
    const weekday = date.getUTCDay();
    const onDay = days!.has(date.getUTCDate());
    const onWeekday = weekdays!.has(weekday) || (weekday === 0 && weekdays!.has(7));
    // Where both are named, either is enough.
    const isDay = fields[2] !== '*' && fields[4] !== '*' ? onDay || onWeekday : onDay && onWeekday;
    if (!isDay || !months!.has(date.getUTCMonth() + 1)) {
      at = Math.floor(at / 86_400_000) * 86_400_000 + 86_400_000 - minute;
      continue;
    }
    if (hours!.has(date.getUTCHours()) && minutes!.has(date.getUTCMinutes())) return date;
  }
  return null;
}
