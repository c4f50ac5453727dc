import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatNumber,
  formatPercent,
  formatQuantity,
  numbersIn,
  plain,
  roundDecimal,
  signOf,
} from './format-number.ts';

const decimals = fc.tuple(
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  fc.integer({ min: 0, max: 18 }),
);
function written([digits, places]: [bigint, number]): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const cut = text.length - places;
  return (digits < 0n ? '-' : '') + text.slice(0, cut) + (places ? `.${text.slice(cut)}` : '');
}
const scaled = (value: string, places: number) => {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(places, '0'));
  return value.startsWith('-') ? -size : size;
};

describe('rounding (rule U-2)', () => {
  it.each([
    ['0.125', 2, '0.12'],
    ['0.135', 2, '0.14'],
    ['0.1250001', 2, '0.13'],
    ['2.5', 0, '2'],
    ['3.5', 0, '4'],
    ['-2.5', 0, '-2'],
    ['9.999', 2, '10.00'],
    ['-0.001', 2, '0.00'],
    ['-0.00', 2, '0.00'],
    ['007.1', 2, '7.10'],
    ['+5', 1, '5.0'],
    ['99999999999999999999999999.995', 2, '100000000000000000000000000.00'],
  ])('%s to %i decimals is %s', (value, places, rounded) => {
    expect(roundDecimal(value, places)).toBe(rounded);
  });

  it('is never further from the value than half a unit', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 6 }), (made, places) => {
        const value = written(made);
        const error = scaled(roundDecimal(value, places), 18) - scaled(value, 18);
        expect((error < 0n ? -error : error) * 2n <= 10n ** BigInt(18 - places)).toBe(true);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 6 }), (made, places) => {
        const once = roundDecimal(written(made), places);
        expect(roundDecimal(once, places)).toBe(once);
      }),
    );
  });

  it.each(['', 'abc', '1,5', '1e5', 'NaN', '.5', '5.', ' 5', '--5'])('refuses %j', (value) => {
    expect(() => roundDecimal(value, 2)).toThrow(RangeError);
  });
});

describe('formats', () => {
  it('parts thousands by a narrow no-break space in house style and by a comma in English', () => {
    expect(formatNumber('1234567.891', { style: 'pl' })).toBe('1\u202f234\u202f567,89');
    expect(formatNumber('1234567.891', { style: 'en' })).toBe('1,234,567.89');
    expect(formatNumber('-999', { decimals: 0, style: 'pl' })).toBe('\u2212999');
  });

  it('writes a plus only above zero and a true minus below (rule U-2)', () => {
    expect(formatPercent('0.33', { signed: true, style: 'pl' })).toBe('+0,33%');
    expect(formatPercent('-0.004', { signed: true, style: 'pl' })).toBe('0,00%');
    expect(formatPercent('-1.27', { signed: true, style: 'pl' })).toBe('\u22121,27%');
  });

  it('keeps the decimals a quantity has', () => {
    expect(formatQuantity('0.07820', { style: 'pl' })).toBe('0,0782');
    expect(formatQuantity('142', { style: 'pl' })).toBe('142');
    expect(formatQuantity('1240.00', { style: 'pl' })).toBe('1\u202f240');
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(decimals, (made) => {
        const value = written(made);
        const shown = formatNumber(value, { decimals: 18, style: 'pl' });
        const read = shown.replaceAll('\u202f', '').replace(',', '.').replace('\u2212', '-');
        expect(scaled(read, 18)).toBe(scaled(value, 18));
      }),
    );
  });
});

it('has no text for a statistic that is not finite', () => {
  expect(plain(Number.NaN)).toBeUndefined();
  expect(plain(Number.POSITIVE_INFINITY)).toBeUndefined();
  expect(formatPercent(plain(12.345) ?? '', { style: 'pl' })).toBe('12,34%');
});

it('takes the sign from what is shown (rule U-2)', () => {
  expect(signOf('-0.001')).toBe(0);
  expect(signOf('-0.006')).toBe(-1);
  expect(signOf('0.01')).toBe(1);
});

it('what is no money is written by the language (rule U-1)', () => {
  const [polish, english] = [numbersIn('pl'), numbersIn('en')];
  expect([polish.percent('1234.5'), english.percent('1234.5')]).toEqual(['1\u202f234,50%', '1,234.50%']);
  expect([polish.quantity('0.0782'), english.quantity('0.0782')]).toEqual(['0,0782', '0.0782']);
  expect([polish.number('4.2415', { decimals: 4 }), english.number('-1.5', { signed: true })]).toEqual([
    '4,2415',
    '\u22121.50',
  ]);
});
