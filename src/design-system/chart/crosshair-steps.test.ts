import { describe, expect, it } from 'vitest';
import { placeByKey, placeByPixel } from './crosshair-steps.ts';

const year = 251;

describe('the crosshair', () => {
  it.each([
    ['ArrowLeft', 99],
    ['ArrowDown', 99],
    ['ArrowRight', 101],
    ['ArrowUp', 101],
    ['PageDown', 79],
    ['PageUp', 121],
    ['Home', 0],
    ['End', year],
  ])('goes by %s from the hundredth place to %i', (key, to) => {
    expect(placeByKey(key, 100, year)).toBe(to);
  });

  it('stays on the plot', () => {
    expect(placeByKey('ArrowLeft', 0, year)).toBe(0);
    expect(placeByKey('PageUp', 250, year)).toBe(year);
    expect(placeByPixel(-40, { left: 0, right: 500 }, year)).toBe(0);
    expect(placeByPixel(900, { left: 0, right: 500 }, year)).toBe(year);
  });

  it('leaves other keys alone', () => {
    expect(placeByKey('Tab', 100, year)).toBeUndefined();
    expect(placeByKey('Escape', 100, year)).toBeUndefined();
  });

  it('takes the place nearest to the pointer, within the part that is the plot', () => {
    expect(placeByPixel(150, { left: 50, right: 250 }, 4)).toBe(2);
    expect(placeByPixel(124, { left: 50, right: 250 }, 4)).toBe(1);
    expect(placeByPixel(126, { left: 50, right: 250 }, 4)).toBe(2);
  });

  it('has one place where there is one day, however narrow the plot', () => {
    expect(placeByKey('ArrowRight', 0, 0)).toBe(0);
    expect(placeByPixel(30, { left: 0, right: 0 }, 0)).toBe(0);
  });
});
