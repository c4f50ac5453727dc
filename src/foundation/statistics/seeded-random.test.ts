import { expect, it } from 'vitest';
import { pinned, seededNoise, seededRandom } from './seeded-random.ts';

const many = (next: () => number) => Array.from({ length: 10_000 }, next);

it('the numbers of a seed are always the same, and those of another are others', () => {
  const random = seededRandom(1);
  expect([random(), random(), random()]).toEqual([
    0.6270739405881613, 0.002735721180215478, 0.5274470399599522,
  ]);
  expect(many(seededRandom(7))).toEqual(many(seededRandom(7)));
  expect(many(seededRandom(7))).not.toEqual(many(seededRandom(8)));
});

it('they lie between 0 and 1, evenly', () => {
  const numbers = many(seededRandom(-3));
  expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true);
  expect(numbers.filter((each) => each < 0.25).length / numbers.length).toBeCloseTo(0.25, 1);
});

it('noise lies around zero, most of it near', () => {
  const noise = many(seededNoise(14));
  expect(noise.reduce((sum, each) => sum + each, 0) / noise.length).toBeCloseTo(0, 1);
  expect(noise.filter((each) => Math.abs(each) < 1).length / noise.length).toBeGreaterThan(0.75);
});

it('a pinned walk starts and ends at zero and keeps its swings', () => {
  expect(pinned([5, 9, 7])).toEqual([0, 3, 0]);
  expect(pinned([])).toEqual([]);
});
