import { type Day, dayNumber, dayOf } from '../../../foundation/calendar-day.ts';
import {
  dateIn,
  easterSunday,
  lastWeekday,
  nthWeekday,
  weekdayOf,
} from '../../../foundation/holidays/movable-days.ts';

/**
 * Working days on which nothing settles, as rules and not as lists (rule TX-24). Who publishes them:
 * gpw.pl "Dni bez sesji", nyse.com "Holidays & Trading Hours" with the holidays of the Federal Reserve's banks,
 * tsx.com "Calendars and trading hours", bmv.com.mx with the calendar of the CNBV, gov.uk "UK bank holidays", ecb.europa.eu
 * "TARGET closing days", six-group.com "Trading and settlement calendar".
 */
export const settlementMarkets = ['PL', 'US', 'CA', 'MX', 'GB', 'EU', 'CH'] as const;
export type SettlementMarket = (typeof settlementMarkets)[number];

/** The day of a rule in a year; none where the rule does not hold yet, or no longer. */
type Rule = (year: number) => number | readonly number[];

const monday = 0;
const thursday = 3;
const saturday = 5;
const sunday = 6;

const on =
  (month: number, date: number): Rule =>
  (year) =>
    dateIn(year, month, date);
const nth =
  (count: number, weekday: number, month: number): Rule =>
  (year) =>
    nthWeekday(year, month, weekday, count);
const fromEaster =
  (days: number): Rule =>
  (year) =>
    easterSunday(year) + days;
const since =
  (first: number, rule: Rule): Rule =>
  (year) =>
    year >= first ? rule(year) : [];
const until =
  (last: number, rule: Rule): Rule =>
  (year) =>
    year <= last ? rule(year) : [];
/** Single days of single years. */
const once =
  (...days: Day[]): Rule =>
  (year) =>
    days.filter((day) => Number(day.slice(0, 4)) === year).map(dayNumber);

const newYear = on(1, 1);
const goodFriday = fromEaster(-2);
const easterMonday = fromEaster(1);
const labourDay = on(5, 1);
const christmas = on(12, 25);
const secondOfChristmas = on(12, 26);

/** On a Saturday or Sunday it is kept on the Monday after. */
const orMonday =
  (month: number, date: number): Rule =>
  (year) => {
    const day = dateIn(year, month, date);
    return weekdayOf(day) >= saturday ? day + 7 - weekdayOf(day) : day;
  };
/** On a Saturday it is kept on Friday, on a Sunday on Monday. */
const orNearest =
  (month: number, date: number): Rule =>
  (year) => {
    const day = dateIn(year, month, date);
    return weekdayOf(day) === saturday ? day - 1 : weekdayOf(day) === sunday ? day + 1 : day;
  };
/** On a Sunday it is kept on Monday, on a Saturday not at all: the Federal Reserve's banks work on the Friday. */
const orMondayAfterSunday =
  (month: number, date: number): Rule =>
  (year) => {
    const day = dateIn(year, month, date);
    return weekdayOf(day) === sunday ? day + 1 : day;
  };
/** Christmas and Boxing Day; each that falls on a weekend is kept on the next working day. */
const twoOfChristmas: Rule = (year) => {
  const day = dateIn(year, 12, 25);
  const weekday = weekdayOf(day);
  if (weekday === saturday) return [day + 2, day + 3];
  if (weekday === sunday) return [day + 1, day + 2];
  return weekday === saturday - 1 ? [day, day + 3] : [day, day + 1];
};
/** The Monday before 25 May. */
const victoriaDay: Rule = (year) => {
  const eve = dateIn(year, 5, 24);
  return eve - weekdayOf(eve);
};
const jubilees = new Set([2002, 2012, 2022]);

const rules: Record<SettlementMarket, readonly Rule[]> = {
  PL: [
    ...[newYear, since(2011, on(1, 6)), goodFriday, easterMonday, labourDay, on(5, 3), fromEaster(60)],
    ...[on(8, 15), on(11, 1), on(11, 11), on(12, 24), christmas, secondOfChristmas, since(2012, on(12, 31))],
    once('2018-01-02', '2018-11-12'),
  ],
  US: [
    ...[orMondayAfterSunday(1, 1), nth(3, monday, 1), nth(3, monday, 2), goodFriday],
    (year) => lastWeekday(year, 5, monday),
    ...[
      since(2022, orNearest(6, 19)),
      orNearest(7, 4),
      nth(1, monday, 9),
      nth(4, thursday, 11),
      orNearest(12, 25),
    ],
    // Shares are traded on Columbus Day and Veterans Day; banks rest.
    ...[nth(2, monday, 10), orMondayAfterSunday(11, 11)],
    // Days of mourning for two presidents.
    once('2018-12-05', '2025-01-09'),
  ],
  CA: [
    ...[orMonday(1, 1), since(2008, nth(3, monday, 2)), goodFriday, victoriaDay, orMonday(7, 1)],
    ...[nth(1, monday, 8), nth(1, monday, 9), nth(2, monday, 10), twoOfChristmas],
  ],
  MX: [
    ...[newYear, until(2005, on(2, 5)), since(2006, nth(1, monday, 2))],
    ...[
      until(2005, on(3, 21)),
      since(2006, nth(3, monday, 3)),
      fromEaster(-3),
      goodFriday,
      labourDay,
      on(9, 16),
    ],
    ...[on(11, 2), until(2005, on(11, 20)), since(2006, nth(3, monday, 11)), on(12, 12), christmas],
    // A president takes office, every six years.
    (year) => (year >= 2024 && year % 6 === 2 ? dateIn(year, 10, 1) : []),
  ],
  GB: [
    ...[orMonday(1, 1), goodFriday, easterMonday, twoOfChristmas],
    // Moved to the day of victory, and to jubilees of the Queen.
    (year) => (year === 2020 ? [] : nthWeekday(year, 5, monday, 1)),
    (year) => (jubilees.has(year) ? [] : lastWeekday(year, 5, monday)),
    (year) => lastWeekday(year, 8, monday),
    once('2002-06-03', '2002-06-04', '2012-06-04', '2012-06-05', '2022-06-02', '2022-06-03'),
    once('2011-04-29', '2020-05-08', '2022-09-19', '2023-05-08'),
  ],
  EU: [newYear, goodFriday, easterMonday, labourDay, christmas, secondOfChristmas],
  CH: [
    ...[newYear, on(1, 2), goodFriday, easterMonday, labourDay, fromEaster(39), fromEaster(50), on(8, 1)],
    ...[on(12, 24), christmas, secondOfChristmas, on(12, 31)],
  ],
};

const known = new Map<string, readonly Day[]>();

/** Days of a year without settlement at a market, but for Saturdays and Sundays, in order. */
export function settlementHolidays(market: SettlementMarket, year: number): readonly Day[] {
  const key = `${market} ${year}`;
  const found =
    known.get(key) ??
    rules[market]
      .flatMap((rule) => rule(year))
      .filter((day) => weekdayOf(day) < saturday)
      .map(dayOf)
      .toSorted();
  known.set(key, found);
  return found;
}
