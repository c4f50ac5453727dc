import { expect, it } from 'vitest';
import { placesBetween } from './use-drag-zoom.ts';

const plot = { left: 100, right: 500 };

it('zooms to the places between where a drag began and ended, in both directions (U-18)', () => {
  expect(placesBetween(200, 300, plot, 100)).toEqual({ from: 25, to: 50 });
  expect(placesBetween(300, 200, plot, 100)).toEqual({ from: 25, to: 50 });
});

it('takes a click with an unsteady hand for a click', () => {
  expect(placesBetween(200, 206, plot, 100)).toBeUndefined();
  expect(placesBetween(200, 240, plot, 2)).toBeUndefined();
});
