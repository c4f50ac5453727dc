/** Days are counted from the first day of the demonstration market; day 0 is Monday, 4 January 2016. */
export const firstDay = '2016-01-04';
const epoch = daysFromCivil(2016, 1, 4);

export function dayIndex(day: string): number {
  return indexOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}

export function indexOf(year: number, month: number, dayOfMonth: number): number {
  return daysFromCivil(year, month, dayOfMonth) - epoch;
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayOf(index: number): number {
  return ((index % 7) + 7) % 7;
}

export function isWeekend(index: number): boolean {
  return weekdayOf(index) > 4;
}

export function civilOf(index: number): { year: number; month: number; day: number } {
  const z = index + epoch + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

export function isoDay(index: number): string {
  const { year, month, day } = civilOf(index);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysFromCivil(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}
