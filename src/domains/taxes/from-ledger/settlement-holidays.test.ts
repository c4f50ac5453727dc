import { expect, test } from 'vitest';
import { settlementDay } from '../reckoning/settlement.ts';
import { closedDays } from './markets.ts';
import { type SettlementMarket, settlementHolidays } from './settlement-holidays.ts';

/** As each exchange published them; working days only. */
const published: [SettlementMarket, number, string][] = [
  ['PL', 2024, '01-01 03-29 04-01 05-01 05-03 05-30 08-15 11-01 11-11 12-24 12-25 12-26 12-31'],
  ['PL', 2025, '01-01 01-06 04-18 04-21 05-01 06-19 08-15 11-11 12-24 12-25 12-26 12-31'],
  ['US', 2024, '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  ['US', 2023, '01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
  ['US', 2018, '01-01 01-15 02-19 03-30 05-28 07-04 09-03 10-08 11-12 11-22 12-05 12-25'],
  ['CA', 2021, '01-01 02-15 04-02 05-24 07-01 08-02 09-06 10-11 12-27 12-28'],
  ['CA', 2022, '01-03 02-21 04-15 05-23 07-01 08-01 09-05 10-10 12-26 12-27'],
  ['CA', 2024, '01-01 02-19 03-29 05-20 07-01 08-05 09-02 10-14 12-25 12-26'],
  ['MX', 2023, '02-06 03-20 04-06 04-07 05-01 11-02 11-20 12-12 12-25'],
  ['MX', 2024, '01-01 02-05 03-18 03-28 03-29 05-01 09-16 10-01 11-18 12-12 12-25'],
  ['GB', 2020, '01-01 04-10 04-13 05-08 05-25 08-31 12-25 12-28'],
  ['GB', 2022, '01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-26 12-27'],
  ['GB', 2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  ['EU', 2024, '01-01 03-29 04-01 05-01 12-25 12-26'],
  ['CH', 2024, '01-01 01-02 03-29 04-01 05-01 05-09 05-20 08-01 12-24 12-25 12-26 12-31'],
];

test.each(published)(
  'days without settlement in %s in %i are the published ones (TX-24)',
  (market, year, days) => {
    expect(settlementHolidays(market, year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  },
);

test('a trade settles over the holidays of its market, and in no other calendar (TX-24)', () => {
  const closed = closedDays(2024, 2025);
  const settles = (market: SettlementMarket, day: string) => settlementDay(market, day, closed.get(market)!);
  // Before Canada Day; two days until 24 May 2024, one from the 27th on.
  expect([settles('CA', '2024-06-28'), settles('CA', '2024-05-17')]).toEqual(['2024-07-02', '2024-05-22']);
  // Holy Thursday is no day of settlement in Mexico, and one in New York.
  expect([settles('MX', '2024-03-26'), settles('US', '2024-03-26')]).toEqual(['2024-04-01', '2024-03-28']);
});
