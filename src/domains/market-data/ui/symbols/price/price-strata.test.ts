import { describe, expect, test } from 'vitest';
import { priceStrata } from './price-strata.ts';

describe('a price as layers', () => {
  test('what moved is measured from the start, on both sides of it', () => {
    const drawn = priceStrata([10, 12, 8]);
    expect(drawn.base).toBe(Math.round((drawn.placeOf(10) / 100) * drawn.height));
    expect(drawn.moved).toMatch(new RegExp(`^M0 ${drawn.base}l.*V${drawn.base}H0z$`));
    expect(drawn.placeOf(12)).toBeLessThan(drawn.placeOf(10));
    expect(drawn.placeOf(8)).toBeGreaterThan(drawn.placeOf(10));
  });

  test('a quarter of the height stays below the lowest price, for the stone', () => {
    for (const values of [
      [100, 110],
      [1, 300],
      [110, 100],
      [-37.63, 20],
    ])
      expect(priceStrata(values).placeOf(Math.min(...values))).toBeLessThan(75);
  });

  test('the axis names no price below zero where none was', () => {
    expect(priceStrata([100, 110]).low).toBe(96);
    expect(priceStrata([1, 11]).low).toBe(0);
    expect(priceStrata([-37.63, 20]).low).toBeLessThan(-37.63);
  });

  test('a price that never moves is still a line', () => {
    const drawn = priceStrata([5, 5, 5]);
    expect(drawn.line).toMatch(/^M0 \d+l1 0l1 0$/);
    expect(drawn.high).toBeGreaterThan(drawn.low);
  });
});
