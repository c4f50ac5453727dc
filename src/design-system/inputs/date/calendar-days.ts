import { addDays, addMonths, type Day, dayNumber } from '../../../foundation/calendar-day.ts';

/** The days that may be chosen; without an end on a side where there is no limit. */
export type DayRange = { min?: Day | undefined; max?: Day | undefined };

const weekLength = 7;
/** No month touches more weeks, so the calendar never changes its height. */
const weeksShown = 6;

/** Monday is 0. */
function weekday(day: Day): number {
  return (((dayNumber(day) + 3) % weekLength) + weekLength) % weekLength;
}

/** The weeks of a day's month from Monday on; nothing in the places of other months. */
export function monthWeeks(day: Day): (Day | undefined)[][] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const start = addDays(first, -weekday(first));
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: weekLength }, (_, at) => {
      const place = addDays(start, week * weekLength + at);
      return place.startsWith(month) ? place : undefined;
    }),
  );
}

/** Where a key leads from a day, kept inside the range; nothing for keys that mean something else. */
export function dayByKey(key: string, shift: boolean, from: Day, range: DayRange): Day | undefined {
  const steps: Record<string, () => Day> = {
    ArrowLeft: () => addDays(from, -1),
    ArrowRight: () => addDays(from, 1),
    ArrowUp: () => addDays(from, -weekLength),
    ArrowDown: () => addDays(from, weekLength),
    Home: () => addDays(from, -weekday(from)),
    End: () => addDays(from, weekLength - 1 - weekday(from)),
    PageUp: () => addMonths(from, shift ? -12 : -1),
    PageDown: () => addMonths(from, shift ? 12 : 1),
  };
  const step = steps[key];
  return step && nearestIn(range, step());
}

export function nearestIn({ min, max }: DayRange, day: Day): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

export function isIn({ min, max }: DayRange, day: Day): boolean {
  return !(min && day < min) && !(max && day > max);
}

const yearsWithoutLimit = 30;

/** The years to choose from, the newest last. */
export function yearsIn({ min, max }: DayRange, shown: Day): number[] {
  const year = Number(shown.slice(0, 4));
  const from = min ? Number(min.slice(0, 4)) : year - yearsWithoutLimit;
  const to = max ? Number(max.slice(0, 4)) : year + yearsWithoutLimit;
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
}
