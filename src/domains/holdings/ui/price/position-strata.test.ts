import { expect, it } from 'vitest';
import { type PositionPoint, positionStrata } from './position-strata.ts';

const pointsOf = (...pairs: [number, number | null][]): PositionPoint[] =>
  pairs.map(([price, cost], at) => ({ day: `2026-01-0${at + 1}`, price, cost }));

it('lays stone under the cost only while something was held (HO-3)', () => {
  const drawn = positionStrata(pointsOf([10, null], [12, 10], [14, 10], [16, null], [8, 9], [9, 9]));
  expect(drawn.stone.match(/M/g)).toHaveLength(2);
  expect(drawn.stone).toMatch(/^M1 .*H1Z.*M4 .*H4Z$/);
  expect(drawn.line.match(/M/g)).toHaveLength(1);
  expect(drawn.placeOf(16)).toBeLessThan(drawn.placeOf(8));
});

it('draws a price alone where nothing was held, and names no price below zero', () => {
  const drawn = positionStrata(pointsOf([1, null], [3, null]));
  expect([drawn.stone, drawn.gained, drawn.lost, drawn.cost]).toEqual(['', '', '', '']);
  expect(positionStrata(pointsOf([0.1, null], [9, null])).low).toBe(0);
});
