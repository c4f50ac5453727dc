import { dayIndex, indexOf, weekdayOf } from './day-index.ts';
import { easterSunday, lastWeekday, nthWeekday } from './movable-days.ts';

/** Whose days off count. NBP publishes on Poland's working days; commodity and crypto venues hardly rest. */
export type CalendarName =
  | 'warsaw'
  | 'nbp'
  | 'new-york'
  | 'london'
  | 'xetra'
  | 'euronext'
  | 'zurich'
  | 'tokyo'
  | 'commodities'
  | 'always';

const monday = 0;
const saturday = 5;
const sunday = 6;

type HolidaysOfYear = (year: number) => number[];

const polishHolidays: HolidaysOfYear = (year) => {
  const easter = easterSunday(year);
  return [
    indexOf(year, 1, 1),
    indexOf(year, 1, 6),
    easter + 1,
    indexOf(year, 5, 1),
    indexOf(year, 5, 3),
    easter + 60,
    indexOf(year, 8, 15),
    indexOf(year, 11, 1),
    indexOf(year, 11, 11),
    indexOf(year, 12, 25),
    indexOf(year, 12, 26),
    // Christmas Eve became a statutory holiday in 2025.
    ...(year >= 2025 ? [indexOf(year, 12, 24)] : []),
  ];
};

const warsaw: HolidaysOfYear = (year) => [
  ...polishHolidays(year),
  easterSunday(year) - 2,
  indexOf(year, 12, 24),
  indexOf(year, 12, 31),
  // Closed by decision of the exchange.
  ...(year === 2018 ? [dayIndex('2018-01-02'), dayIndex('2018-11-12')] : []),
];

/** In New York a holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
function observedInNewYork(index: number): number {
  const weekday = weekdayOf(index);
  return weekday === saturday ? index - 1 : weekday === sunday ? index + 1 : index;
}

const newYork: HolidaysOfYear = (year) => {
  const newYear = indexOf(year, 1, 1);
  return [
    // On a Saturday New Year's Day is not kept at all: the Friday before closes the old year's books.
    weekdayOf(newYear) === saturday ? newYear : observedInNewYork(newYear),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    easterSunday(year) - 2,
    lastWeekday(year, 5, monday),
    ...(year >= 2022 ? [observedInNewYork(indexOf(year, 6, 19))] : []),
    observedInNewYork(indexOf(year, 7, 4)),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 11, 3, 4),
    observedInNewYork(indexOf(year, 12, 25)),
    // Days of mourning for two presidents.
    ...(year === 2018 ? [dayIndex('2018-12-05')] : []),
    ...(year === 2025 ? [dayIndex('2025-01-09')] : []),
  ];
};

const londonExceptions: Record<number, { off: string[]; worked: string[] }> = {
  2020: { off: ['2020-05-08'], worked: ['2020-05-04'] },
  2022: { off: ['2022-06-02', '2022-06-03', '2022-09-19'], worked: ['2022-05-30'] },
  2023: { off: ['2023-05-08'], worked: [] },
};

const london: HolidaysOfYear = (year) => {
  const newYear = indexOf(year, 1, 1);
  const christmas = indexOf(year, 12, 25);
  const easter = easterSunday(year);
  const exceptions = londonExceptions[year];
  const worked = exceptions?.worked.map(dayIndex) ?? [];
  const weekend = weekdayOf(newYear) >= saturday;
  return [
    weekend ? newYear + (7 - weekdayOf(newYear)) : newYear,
    easter - 2,
    easter + 1,
    nthWeekday(year, 5, monday, 1),
    lastWeekday(year, 5, monday),
    lastWeekday(year, 8, monday),
    christmas,
    christmas + 1,
    // A substitute for each of the two that falls on a weekend.
    ...(weekdayOf(christmas) === saturday ? [christmas + 2, christmas + 3] : []),
    ...(weekdayOf(christmas) === sunday ? [christmas + 2] : []),
    ...(weekdayOf(christmas) === 4 ? [christmas + 3] : []),
    ...(exceptions?.off.map(dayIndex) ?? []),
  ].filter((index) => !worked.includes(index));
};

const xetra: HolidaysOfYear = (year) => {
  const easter = easterSunday(year);
  return [
    indexOf(year, 1, 1),
    easter - 2,
    easter + 1,
    indexOf(year, 5, 1),
    // Trading goes on at Whitsun and on Unity Day since 2022.
    ...(year < 2022 ? [easter + 50, indexOf(year, 10, 3)] : []),
    ...(year === 2017 ? [dayIndex('2017-10-31')] : []),
    ...[24, 25, 26, 31].map((day) => indexOf(year, 12, day)),
  ];
};

const euronext: HolidaysOfYear = (year) => {
  const easter = easterSunday(year);
  return [
    indexOf(year, 1, 1),
    easter - 2,
    easter + 1,
    indexOf(year, 5, 1),
    indexOf(year, 12, 25),
    indexOf(year, 12, 26),
  ];
};

const zurich: HolidaysOfYear = (year) => {
  const easter = easterSunday(year);
  return [
    indexOf(year, 1, 1),
    indexOf(year, 1, 2),
    easter - 2,
    easter + 1,
    indexOf(year, 5, 1),
    easter + 39,
    easter + 50,
    indexOf(year, 8, 1),
    ...[24, 25, 26, 31].map((day) => indexOf(year, 12, day)),
  ];
};

/** Simplified: without the equinoxes' shifts, the moved Olympic holidays and the bridge days between two holidays. */
const tokyo: HolidaysOfYear = (year) => {
  const fixed = [
    indexOf(year, 2, 11),
    ...(year >= 2020 ? [indexOf(year, 2, 23)] : []),
    indexOf(year, 3, 20),
    indexOf(year, 4, 29),
    ...[3, 4, 5].map((day) => indexOf(year, 5, day)),
    indexOf(year, 8, 11),
    indexOf(year, 9, 23),
    indexOf(year, 11, 3),
    indexOf(year, 11, 23),
    ...(year < 2019 ? [indexOf(year, 12, 23)] : []),
  ];
  return [
    ...[1, 2, 3].map((day) => indexOf(year, 1, day)),
    indexOf(year, 12, 31),
    ...fixed.map((index) => (weekdayOf(index) === sunday ? index + 1 : index)),
    nthWeekday(year, 1, monday, 2),
    nthWeekday(year, 7, monday, 3),
    nthWeekday(year, 9, monday, 3),
    nthWeekday(year, 10, monday, 2),
  ];
};

const commodities: HolidaysOfYear = (year) => [
  indexOf(year, 1, 1),
  easterSunday(year) - 2,
  indexOf(year, 12, 25),
];

export const holidaysOf: Record<CalendarName, HolidaysOfYear> = {
  warsaw,
  nbp: polishHolidays,
  'new-york': newYork,
  london,
  xetra,
  euronext,
  zurich,
  tokyo,
  commodities,
  always: () => [],
};
