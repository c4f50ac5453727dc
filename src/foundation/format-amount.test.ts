import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { amountParts, currencyUnit, formatAmount } from './format-amount.ts';
import { numbersIn } from './format-number.ts';
import { hideAmounts } from './hidden-amounts.ts';

describe('amounts (rule U-1)', () => {
  it.each([
    ['412386.4', 'PLN', '412\u202f386,40\u00a0zł'],
    ['0', 'PLN', '0,00\u00a0zł'],
    ['-0.00', 'PLN', '0,00\u00a0zł'],
    ['-1139', 'pln', '\u22121\u202f139,00\u00a0zł'],
    ['1234.565', 'EUR', '€1,234.56'],
    ['-1234.56', 'USD', '\u2212$1,234.56'],
    ['1234.56', 'GBP', '£1,234.56'],
    ['1234.56', 'CHF', 'CHF\u00a01,234.56'],
    ['1234.5', 'JPY', 'JPY\u00a01,234'],
    [
      '123456789012345678901234567890.125',
      'PLN',
      '123\u202f456\u202f789\u202f012\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890,12\u00a0zł',
    ],
  ])('%s %s is %s', (value, currency, text) => {
    expect(formatAmount(value, currency)).toBe(text);
  });

  it('signs a change before the currency', () => {
    expect(formatAmount('1363.61', 'PLN', { signed: true })).toBe('+1\u202f363,61\u00a0zł');
    expect(formatAmount('1363.61', 'EUR', { signed: true })).toBe('+€1,363.61');
    expect(formatAmount('0.001', 'PLN', { signed: true })).toBe('0,00\u00a0zł');
  });

  it('are said once where a heading says the currency', () => {
    expect(['PLN', 'pln', 'EUR', 'usd'].map(currencyUnit)).toEqual(['zł', 'zł', 'EUR', 'USD']);
  });

  it('gives groups of three, except perhaps the first', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), (value) => {
        const [first = '', ...others] = amountParts(value.toString(), 'PLN').groups;
        expect(first.length >= 1 && first.length <= 3).toBe(true);
        expect(others.every((group) => group.length === 3)).toBe(true);
        expect(BigInt([first, ...others].join(''))).toBe(value);
      }),
    );
  });
});

describe('amounts that are hidden (rule U-27)', () => {
  afterEach(() => hideAmounts(false));

  it('say nothing of their size, sign or decimals', () => {
    hideAmounts(true);
    const texts = ['0', '-5', '412386.4', '99999999999.123'].map((value) =>
      formatAmount(value, 'PLN', { signed: true }),
    );
    expect(new Set(texts)).toEqual(new Set(['••••\u00a0zł']));
    expect(numbersIn('pl').units('12.5')).toBe('••••');
  });

  it('leave prices, percentages and other numbers as they are', () => {
    hideAmounts(true);
    expect(formatAmount('82.38', 'PLN', { isPublic: true })).toBe('82,38\u00a0zł');
    expect(numbersIn('en').percent('12.5')).toBe('12.50%');
    expect(numbersIn('en').quantity('12.5')).toBe('12.5');
  });

  it('are shown again', () => {
    hideAmounts(true);
    hideAmounts(false);
    expect(formatAmount('1', 'EUR')).toBe('€1.00');
  });
});
