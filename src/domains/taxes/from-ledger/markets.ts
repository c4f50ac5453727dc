import type { Day } from '../../../foundation/calendar-day.ts';
import { civilOf, indexOf } from '../../market-data/demo-market/calendar/day-index.ts';
import { type CalendarName, holidaysOf } from '../../market-data/demo-market/calendar/market-holidays.ts';
import { nthWeekday } from '../../market-data/demo-market/calendar/movable-days.ts';

/** Where an exchange is and in whose calendar its trades settle: contracts do not; of others nobody can say when they do. */
const exchanges: Record<string, readonly [country: string, market: string | null]> = {
  XWAR: ['PL', 'PL'],
  XNCO: ['PL', 'PL'],
  XNYS: ['US', 'US'],
  XNAS: ['US', 'US'],
  XASE: ['US', 'US'],
  ARCX: ['US', 'US'],
  BATS: ['US', 'US'],
  XTSE: ['CA', 'CA'],
  XTSX: ['CA', 'CA'],
  XMEX: ['MX', 'MX'],
  XLON: ['GB', 'GB'],
  XETR: ['DE', 'EU'],
  XFRA: ['DE', 'EU'],
  XSTU: ['DE', 'EU'],
  XGAT: ['DE', 'EU'],
  XPAR: ['FR', 'EU'],
  XAMS: ['NL', 'EU'],
  XBRU: ['BE', 'EU'],
  XLIS: ['PT', 'EU'],
  XDUB: ['IE', 'EU'],
  XMIL: ['IT', 'EU'],
  MTAA: ['IT', 'EU'],
  XMAD: ['ES', 'EU'],
  XWBO: ['AT', 'EU'],
  XHEL: ['FI', 'EU'],
  XSWX: ['CH', 'CH'],
  XCME: ['US', null],
  XCBT: ['US', null],
  XNYM: ['US', null],
  XCEC: ['US', null],
  XEUR: ['DE', null],
  IFEU: ['GB', null],
};

export const exchangeCountry = (mic: string): string | null => exchanges[mic]?.[0] ?? null;
export const settlementMarket = (mic: string): string | null => exchanges[mic]?.[1] ?? null;

/** Whose days off are those of settlement too; banks in the United States rest on two more (rule TX-2). */
const calendars: Record<string, CalendarName> = {
  PL: 'warsaw',
  US: 'new-york',
  GB: 'london',
  EU: 'euronext',
  CH: 'zurich',
};

const dayOfIndex = (index: number): Day => {
  const { year, month, day } = civilOf(index);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
};

const columbusDay = (year: number) => nthWeekday(year, 10, 0, 2);
const veteransDay = (year: number) => indexOf(year, 11, 11);

function closedIn(market: string, year: number): Day[] {
  const days = [...holidaysOf[calendars[market]!](year)];
  if (market === 'US') days.push(columbusDay(year), veteransDay(year));
  return days.map(dayOfIndex);
}

/** Days without settlement in these years, by market. */
export function closedDays(firstYear: number, lastYear: number): Map<string, Set<Day>> {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  return new Map(
    Object.keys(calendars).map((market) => [
      market,
      new Set(years.flatMap((year) => closedIn(market, year))),
    ]),
  );
}
