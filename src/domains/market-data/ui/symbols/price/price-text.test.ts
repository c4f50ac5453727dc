import { describe, expect, test } from 'vitest';
import { numbersIn } from '../../../../../foundation/format-number.ts';
import { decimalsOf, priceText, tickText } from './price-text.ts';

const share = { class: 'stocks', currency: 'pln', price_unit: 'unit' } as const;

const english = { points: 'pts', numbers: numbersIn('en') };
const polish = { points: 'pkt', numbers: numbersIn('pl') };

describe('prices in words', () => {
  test('złoty are written the Polish way, other money the English way', () => {
    expect(priceText('84.16', share, english)).toBe('84,16\u00a0zł');
    expect(priceText('1234.5', { ...share, currency: 'usd' }, english)).toBe('$1,234.50');
  });

  test('an index has points, in the word of the language', () => {
    expect(priceText('2345.6', { ...share, class: 'indices' }, polish)).toBe('2\u202f345,60\u00a0pkt');
    expect(priceText('2345.6', { ...share, class: 'indices' }, english)).toBe('2,345.60\u00a0pts');
  });

  test('a bond is priced in percent, London in pence', () => {
    expect(priceText('101.25', { ...share, price_unit: 'percent' }, english)).toBe('101.25%');
    expect(priceText('101.25', { ...share, price_unit: 'percent' }, polish)).toBe('101,25%');
    expect(priceText('1234.5', { ...share, currency: 'gbp', price_unit: 'pence' }, english)).toBe(
      '1,234.50\u00a0p',
    );
  });

  test('small prices keep four significant digits', () => {
    expect(decimalsOf('0.5234')).toBe(4);
    expect(priceText('0.00002345', { ...share, class: 'crypto', currency: 'usd' }, english)).toBe(
      '$0.00002345',
    );
    expect(decimalsOf('0')).toBe(2);
    expect(decimalsOf('-37.63')).toBe(2);
  });

  test('an axis writes round prices without empty decimals', () => {
    expect(tickText(70, share, english)).toBe('70\u00a0zł');
    expect(tickText(2.5, share, english)).toBe('2,5\u00a0zł');
    expect(tickText(0.00002, { ...share, currency: 'usd' }, english)).toBe('$0.00002');
  });
});
