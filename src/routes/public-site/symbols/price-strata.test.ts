import { describe, expect, test } from 'vitest';
import { priceStrata } from './price-strata.ts';

describe('a price as layers', () => {
  test('the start parts amber from loss', () => {
    const drawn = priceStrata([10, 12, 8]);
    const base = Math.round((drawn.placeOf(10) / 100) * 900);
    expect(drawn.amber).toContain(`V${base}H0z`);
    expect(drawn.loss).toContain(`V${base}H0z`);
    expect(drawn.placeOf(12)).toBeLessThan(drawn.placeOf(10));
    expect(drawn.placeOf(8)).toBeGreaterThan(drawn.placeOf(10));
  });

  test('leaves room for the stone below the lowest price, but shows no price below zero', () => {
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
