import { describe, expect, it } from 'vitest';
import en from '../../i18n/catalogues/en/common.ts';
import pl from '../../i18n/catalogues/pl/common.ts';
import { mostUnits, priceDecimals, unitDecimals } from './figure-limits.ts';
import { amountText, priceText, unitsText } from './ledger-fields.ts';

const fields = {
  units: unitsText('amountError'),
  price: priceText('priceError'),
  money: amountText('feeError'),
};

function read(field: keyof typeof fields, given: unknown): string {
  const answer = fields[field].safeParse(given);
  return answer.success ? answer.data : answer.error.issues[0]!.message;
}

describe('what can be entered (rule L-4)', () => {
  it('units have up to 18 decimals, prices and money 12', () => {
    expect(read('units', '0.000000000000000001')).toBe('0.000000000000000001');
    expect(read('units', '0.0000000000000000001')).toBe('maxValueError');
    expect(read('price', '0.000000000001')).toBe('0.000000000001');
    expect(read('price', '0.0000000000001')).toBe('maxValueError');
    expect(read('money', '1.123456789012')).toBe('1.123456789012');
    expect(read('money', '1.1234567890123')).toBe('maxValueError');
  });

  it('zeros at the end are no decimals, zeros at the front no digits', () => {
    expect(read('price', '1.5000000000000000')).toBe('1.5000000000000000');
    expect(read('units', '0000000000000000007')).toBe('0000000000000000007');
  });

  it('all go up to 1e12 and not beyond', () => {
    for (const field of ['units', 'price', 'money'] as const) {
      expect(read(field, '1000000000000')).toBe('1000000000000');
      expect(read(field, '1000000000000.000')).toBe('1000000000000.000');
      expect(read(field, '1000000000000.000000000001'), field).toBe('maxValueError');
      expect(read(field, '1000000000001'), field).toBe('maxValueError');
      expect(read(field, '9999999999999'), field).toBe('maxValueError');
    }
  });

  it('1e30 is too large, written out or as a number; with an exponent it is no number', () => {
    expect(read('units', `1${'0'.repeat(30)}`)).toBe('maxValueError');
    expect(read('price', 1e30)).toBe('maxValueError');
    expect(read('price', 1e21)).toBe('maxValueError');
    expect(read('units', '1e30')).toBe('amountError');
    expect(read('units', 1e308)).toBe('amountError');
  });

  it('forty decimals are too many', () => {
    expect(read('units', `0.${'1234567890'.repeat(4)}`)).toBe('maxValueError');
    expect(read('money', `1.${'0'.repeat(39)}1`)).toBe('maxValueError');
    expect(read('units', '1234567890'.repeat(4))).toBe('maxValueError');
    expect(read('units', '1'.repeat(61))).toBe('amountError');
  });

  it('units and prices are greater than zero, a fee may be nothing', () => {
    expect([read('units', '0'), read('units', '0.000'), read('units', '-1')]).toEqual(
      Array(3).fill('amountError'),
    );
    expect([read('price', '0'), read('price', 0), read('price', -3)]).toEqual(Array(3).fill('priceError'));
    expect([read('money', '0'), read('money', '0.00')]).toEqual(['0', '0.00']);
    expect(read('money', '-0.01')).toBe('feeError');
  });

  it('a comma is read as a point, blanks around it are nothing', () => {
    expect(read('price', ' 12,50 ')).toBe('12.50');
    expect(read('price', 12.5)).toBe('12.5');
    expect(read('price', '1 000')).toBe('priceError');
    expect(read('price', '1,000.5')).toBe('priceError');
  });

  it.each(['', ' ', 'abc', '.5', '5.', '0x10', 'NaN', 'Infinity', '١٢', '1_000', '--1', '+1'])(
    '%j is no number',
    (text) => {
      expect(read('units', text)).toBe('amountError');
    },
  );

  it.each([null, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY])('%j is none either', (given) => {
    expect(read('price', given)).toBe('priceError');
  });
});

describe('what is said of a number beyond the limits', () => {
  it.each([
    ['English', en],
    ['Polish', pl],
  ])('names them in %s (rule L-4)', (_, { failure }) => {
    const numbers = failure.maxValueError.replace(/(?<=\d)[,\u00a0](?=\d{3})/g, '').match(/\d+/g);
    expect(numbers).toEqual([mostUnits, String(unitDecimals), String(priceDecimals)]);
  });
});

it('a figure without end is refused at once (rule SF-12)', () => {
  const began = process.threadCpuUsage();
  for (const text of [
    `0.${'0'.repeat(100_000)}1`,
    '0'.repeat(900_000),
    `${'9'.repeat(61)}.5`,
    `1.${'0'.repeat(61)}`,
  ])
    expect(unitsText('amountError').safeParse(text).success).toBe(false);
  // The first alone took ten seconds and more.
  expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(1000);
});
