import { describe, expect, it } from 'vitest';
import { bandPath, groundPath, linePath } from './chart-path.ts';

const same = (value: number) => value;

describe('paths of a series', () => {
  it('walks one unit to the right for each value, in whole steps', () => {
    expect(linePath([3, 5.4, 4], same)).toBe('M0 3l1 2l1 -1');
  });

  it('does not drift: steps add up to the rounded last value', () => {
    const values = Array.from({ length: 500 }, (_, at) => at * 0.4);
    const steps = [...linePath(values, same).matchAll(/l1 (-?\d+)/g)].map(([, step]) => Number(step));
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(Math.round(499 * 0.4));
  });

  it('comes back along the lower series', () => {
    expect(bandPath([1, 2], [5, 7], same)).toBe('M0 1l1 1V7l-1 -2z');
  });

  it('closes on the ground', () => {
    expect(groundPath([1, 2], same, 9)).toBe('M0 1l1 1V9H0z');
  });
});
