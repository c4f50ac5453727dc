import { describe, expect, it } from 'vitest';
import { type DayPrice, openDayInstead, unitPrice } from './transaction-price.ts';

const friday: DayPrice = {
  value: '268.4',
  currencyId: 'pln',
  day: '2026-11-13',
  isCarried: true,
  isSimulated: true,
  source: 'demo',
};

describe('the price of a unit', () => {
  it('is written as money is', () => {
    expect(unitPrice('268.4')).toBe('268.40');
    expect(unitPrice('0.00001234')).toBe('0.00001234');
  });
  it('that the market cannot tell in money is left to the reader', () => {
    expect(unitPrice(null)).toBeNull();
  });
});

describe('a day on which the market was closed', () => {
  it('is met by the last open one', () => {
    expect(openDayInstead(friday, '2026-11-14', '2026-11-20')).toBe('2026-11-13');
    expect(openDayInstead({ ...friday, day: '2026-11-10' }, '2026-11-11', '2026-11-20')).toBe('2026-11-10');
  });
  it('is also a weekend that is today', () => {
    expect(openDayInstead(friday, '2026-11-15', '2026-11-15')).toBe('2026-11-13');
  });
  it('is not a working day whose close is still to come', () => {
    expect(openDayInstead(friday, '2026-11-16', '2026-11-16')).toBeNull();
  });
  it('is not one with a price of its own', () => {
    expect(openDayInstead({ ...friday, isCarried: false }, '2026-11-13', '2026-11-15')).toBeNull();
    expect(openDayInstead(null, '2026-11-14', '2026-11-15')).toBeNull();
  });
});
