import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../foundation/format-number.ts';
import { priceText } from './price-text.ts';

const priced = (price: string, more: object = {}, language = 'pl') =>
  priceText({ price, price_unit: 'unit', currency: 'PLN', class: 'stocks', ...more }, numbersIn(language));

describe('a price', () => {
  it('is an amount of its currency', () => {
    expect(priced('84.16')).toBe('84,16\u00a0zł');
    expect(priced('1234.5', { currency: 'usd' })).toBe('$1,234.50');
  });

  it('shows the digits that count below one', () => {
    expect(priced('0.00002345678', { currency: 'USD', class: 'crypto' })).toBe('$0.00002346');
    expect(priced('0.5', { currency: 'USD' })).toBe('$0.50');
    expect(priced('0.0000')).toBe('0,00\u00a0zł');
  });

  it('is in percent of the nominal for bonds, in pence in London, in points for an index', () => {
    expect(priced('99.85', { price_unit: 'percent', class: 'bonds' })).toBe('99,85%');
    expect(priced('517.2', { price_unit: 'pence', currency: 'GBP' })).toBe('517.20\u00a0p');
    expect(priced('3412.66', { class: 'indices' })).toBe('3\u202f412,66');
  });

  it('money looks by its currency, the rest by the language (rule U-1)', () => {
    expect(priced('1234.5', {}, 'en')).toBe('1\u202f234,50\u00a0zł');
    expect(priced('1234.5', { currency: 'usd' }, 'pl')).toBe('$1,234.50');
    expect(priced('99.85', { price_unit: 'percent' }, 'en')).toBe('99.85%');
    expect(priced('3412.66', { class: 'indices' }, 'en')).toBe('3,412.66');
  });

  it('has two decimals, and more where the price has more (rule U-1)', () => {
    expect(priced('84')).toBe('84,00\u00a0zł');
    expect(priced('84.165')).toBe('84,165\u00a0zł');
    expect(priced('84.16000366')).toBe('84,16\u00a0zł');
  });
});
