import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../../foundation/format-number.ts';
import { chooseCurrency, shownRate } from './currency-choice.ts';

const currency = (title: string, exchange_rates: Record<string, string>) => ({
  id: title,
  title,
  display_title: title.toUpperCase(),
  name: title,
  exchange_rates,
  rates_day: '2026-11-13',
  rates_simulated: true,
});
const currencies = [
  currency('pln', { pln: '1', eur: '0.235766' }),
  currency('eur', { pln: '4.2415', eur: '1' }),
  currency('usd', { pln: '3.648' }),
  currency('gbp', {}),
];

describe('the chosen currency', () => {
  it('is the saved one if it is among those returned', () => {
    expect(chooseCurrency(currencies, 'usd')).toBe('usd');
    expect(chooseCurrency(currencies, 'EUR')).toBe('eur');
  });
  it('is the first returned otherwise', () => {
    expect(chooseCurrency(currencies, null)).toBe('pln');
    expect(chooseCurrency(currencies, 'xyz')).toBe('pln');
  });
});

const polish = numbersIn('pl');

describe('the rate beside it', () => {
  it('is written by the language (rule U-1)', () => {
    expect(shownRate(currencies, 'eur', numbersIn('en'))?.rate).toBe('4.2415');
  });

  it('is what one euro costs in złoty, seen from either side', () => {
    expect(shownRate(currencies, 'pln', polish)).toEqual({ base: 'EUR', quote: 'PLN', rate: '4,2415' });
    expect(shownRate(currencies, 'eur', polish)).toEqual({ base: 'EUR', quote: 'PLN', rate: '4,2415' });
  });
  it('is against złoty for any other currency', () => {
    expect(shownRate(currencies, 'usd', polish)).toEqual({ base: 'USD', quote: 'PLN', rate: '3,6480' });
  });
  it('is left out where it is not known', () => {
    expect(shownRate(currencies, 'gbp', polish)).toBeUndefined();
    expect(shownRate([], 'pln', polish)).toBeUndefined();
  });
});
