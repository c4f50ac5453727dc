import { describe, expect, it } from 'vitest';
import { chooseCurrency, shownRate } from './currency-choice.ts';

const currency = (title: string, exchange_rates: Record<string, string>) => ({
  id: title,
  title,
  display_title: title.toUpperCase(),
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

describe('the rate beside it', () => {
  it('is what one euro costs in złoty, seen from either side', () => {
    expect(shownRate(currencies, 'pln')).toEqual({ base: 'EUR', quote: 'PLN', rate: '4,2415' });
    expect(shownRate(currencies, 'eur')).toEqual({ base: 'EUR', quote: 'PLN', rate: '4,2415' });
  });
  it('is against złoty for any other currency', () => {
    expect(shownRate(currencies, 'usd')).toEqual({ base: 'USD', quote: 'PLN', rate: '3,6480' });
  });
  it('is left out where it is not known', () => {
    expect(shownRate(currencies, 'gbp')).toBeUndefined();
    expect(shownRate([], 'pln')).toBeUndefined();
  });
});
