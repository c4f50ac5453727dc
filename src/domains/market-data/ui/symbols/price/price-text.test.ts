import { describe, expect, test } from 'vitest';
import { decimalsOf, priceText, tickText } from './price-text.ts';

const share = { class: 'stocks', currency: 'pln', price_unit: 'unit' } as const;

describe('prices in words', () => {
  test('złoty are written the Polish way, other money the English way', () => {
    expect(priceText('84.16', share, 'pts')).toBe('84,16\u00a0zł');
    expect(priceText('1234.5', { ...share, currency: 'usd' }, 'pts')).toBe('$1,234.50');
  });

  test('an index has points, in the word of the language', () => {
    expect(priceText('2345.6', { ...share, class: 'indices' }, 'pkt')).toBe('2\u202f345,60\u00a0pkt');
  });

  test('a bond is priced in percent, London in pence', () => {
    expect(priceText('101.25', { ...share, price_unit: 'percent' }, 'pts')).toBe('101,25%');
    expect(priceText('1234.5', { ...share, currency: 'gbp', price_unit: 'pence' }, 'pts')).toBe(
      '1,234.50\u00a0p',
    );
  });

  test('small prices keep four significant digits', () => {
    expect(decimalsOf('0.5234')).toBe(4);
    expect(priceText('0.00002345', { ...share, class: 'crypto', currency: 'usd' }, 'pts')).toBe(
      '$0.00002345',
    );
    expect(decimalsOf('0')).toBe(2);
    expect(decimalsOf('-37.63')).toBe(2);
  });

  test('an axis writes round prices without empty decimals', () => {
    expect(tickText(70, share, 'pts')).toBe('70\u00a0zł');
    expect(tickText(2.5, share, 'pts')).toBe('2,5\u00a0zł');
    expect(tickText(0.00002, { ...share, currency: 'usd' }, 'pts')).toBe('$0.00002');
  });
});
