import { expect, test } from 'vitest';
import { rateBefore, rateOn, throughEuro } from './source-rates.ts';

const eur = (day: string, value: string) => ({ day, base: 'EUR', quote: 'PLN', value });
const february = [eur('2022-02-24', '4.6256'), eur('2022-02-25', '4.6608'), eur('2022-02-28', '4.6909')];

test('tax takes the table of the last working day before: 26, 27 and 28 February 2022 use the 25th', () => {
  for (const day of ['2022-02-26', '2022-02-27', '2022-02-28'])
    expect(rateBefore(february, 'EUR', day)).toMatchObject({ day: '2022-02-25', value: '4.6608' });
  expect(rateBefore(february, 'EUR', '2022-02-25')?.day).toBe('2022-02-24');
});

test('a table that is too old to be the day before is no answer: tables in between were never loaded', () => {
  expect(rateBefore(february, 'EUR', '2022-03-20')).toBeUndefined();
  expect(rateBefore(february, 'USD', '2022-02-26')).toBeUndefined();
  expect(rateBefore(february, 'EUR', '2022-02-24')).toBeUndefined();
});

test('valuation takes the table of the day itself or the last earlier one (rule M-3)', () => {
  expect(rateOn(february, 'EUR', '2022-02-28')?.value).toBe('4.6909');
  expect(rateOn(february, 'EUR', '2022-02-27')?.value).toBe('4.6608');
});

test('rates that start from EUR cross through PLN of the same day', () => {
  const ecb = [
    { day: '2024-01-02', base: 'EUR', quote: 'PLN', value: '4.36' },
    { day: '2024-01-02', base: 'EUR', quote: 'USD', value: '1.09' },
    { day: '2024-01-03', base: 'EUR', quote: 'USD', value: '1.1' },
  ];
  expect(throughEuro(ecb)).toEqual([
    { day: '2024-01-02', base: 'EUR', quote: 'PLN', value: '4.36' },
    { day: '2024-01-02', base: 'USD', quote: 'PLN', value: '4' },
  ]);
});
