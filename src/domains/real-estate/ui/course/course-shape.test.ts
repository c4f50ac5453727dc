import { expect, test } from 'vitest';
import { bandPath, closeScale, coursePoints, isLongerThan, linePath } from './course-shape.ts';

const course = {
  days: ['2022-11-15', '2024-11-15', '2025-11-15', '2026-11-15'],
  value: [100, 110, null, 200],
  owed: [50, 40, 30, 20],
  cost: [100, 100, 100, 100],
};

test('a period shows its days, placed by the calendar; unknown days are left out', () => {
  expect(coursePoints(course, 'max').map(({ day, x }) => [day, Math.round(x * 100)])).toEqual([
    ['2022-11-15', 0],
    ['2024-11-15', 50],
    ['2026-11-15', 100],
  ]);
  expect(coursePoints(course, 'threeYears').map(({ day }) => day)).toEqual(['2024-11-15', '2026-11-15']);
  expect(coursePoints({ days: [], value: [], owed: [], cost: [] }, 'max')).toEqual([]);
});

test('periods longer than the history are not offered', () => {
  expect(isLongerThan(course, 'threeYears')).toBe(true);
  expect(isLongerThan(course, 'fiveYears')).toBe(false);
});

test('lines and areas stay inside the box', () => {
  const points = coursePoints(course, 'max');
  expect(linePath(points, ({ value }) => value, { least: 0, most: 200 })).toBe('M0 150L500.3 135L1000 0');
  expect(
    bandPath(
      points,
      ({ owed }) => owed,
      () => 0,
      { least: 0, most: 200 },
    ),
  ).toMatch(/^M0 225.*L0 300Z$/);
});

test('one property is seen from close by: the scale begins under what is owed and ends over the value', () => {
  const { least, most } = closeScale(coursePoints(course, 'max'), 150);
  expect(least).toBeLessThan(20);
  expect(least).toBeGreaterThan(0);
  expect(most).toBeGreaterThan(200);
  expect(closeScale([], 0).least).toBe(0);
});
