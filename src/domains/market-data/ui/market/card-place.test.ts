import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPlace } from './card-place.ts';

const map = { width: 928, height: 608 };

describe('where the card of a tile stands', () => {
  it('is beside it: right where there is room, else left', () => {
    expect(cardPlace({ x: 100, y: 50, width: 100, height: 80 }, map)).toEqual({ left: 208, top: 50 });
    expect(cardPlace({ x: 800, y: 50, width: 128, height: 80 }, map)).toEqual({ left: 584, top: 50 });
  });

  it('is below it on a phone', () => {
    const phone = { width: 340, height: 860 };
    expect(cardPlace({ x: 100, y: 50, width: 140, height: 80 }, phone)).toEqual({ left: 100, top: 138 });
  });

  it('never leaves the map sideways', () => {
    const sides = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(sides, sides, sides, sides, (x, y, width, height) => {
        const { left, top } = cardPlace({ x, y, width, height }, map);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left + 208).toBeLessThanOrEqual(map.width);
        expect(top).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
