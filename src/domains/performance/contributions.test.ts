import { describe, expect, test } from 'vitest';
import { decimal, sum, textOf } from '../../foundation/decimal.ts';
import { contributions } from './contributions.ts';

const asset = (title: string, profit: string | null) => ({ id: title, title, profit });

const held = [asset('Bitcoin', '15121.14'), asset('PKO', '12554.20'), asset('KGHM', '-801.50')];
const sold = [asset('Orlen', '1500.10'), asset('Dino', '-41.90')];

describe('what each asset brought', () => {
  test('is listed from the largest gain to the largest loss, with what was sold as one bar', () => {
    const bars = contributions(held, sold, { profit: '28332.04', roi: 33.6 });
    expect(bars.map(({ kind, title, profit }) => [kind, title, profit])).toEqual([
      ['asset', 'Bitcoin', '15121.14'],
      ['asset', 'PKO', '12554.2'],
      ['sold', '', '1458.2'],
      ['asset', 'KGHM', '-801.5'],
    ]);
    expect(bars[2]?.count).toBe(2);
  });

  test('is rounded to points that sum to the ROI as shown', () => {
    const bars = contributions(held, sold, { profit: '28332.04', roi: 33.64 });
    const points = bars.reduce((total, one) => total + Math.round((one.points ?? 0) * 10), 0);
    expect(points).toBe(336);
  });

  test('has no points where the ROI or one of the profits is unknown, and the unknown comes last', () => {
    const bars = contributions([asset('New', null), ...held], [], { profit: null, roi: null });
    expect(bars.at(-1)).toMatchObject({ title: 'New', profit: null, points: null });
    expect(bars.every(({ points }) => points === null)).toBe(true);
  });

  test('keeps the sum when many small ones are folded into one bar', () => {
    const many = Array.from({ length: 30 }, (_, at) => asset(`A${at}`, `${at * 10 - 100}.5`));
    const bars = contributions(many, sold, { profit: '1', roi: 1 });
    expect(bars).toHaveLength(9);
    expect(bars.reduce((count, one) => count + one.count, 0)).toBe(32);
    const total = (list: { profit: string | null }[]) =>
      textOf(sum(list.map(({ profit }) => decimal(profit ?? '0'))));
    expect(total(bars)).toBe(total([...many, ...sold]));
    expect(bars.some(({ kind }) => kind === 'others')).toBe(true);
    expect(bars.map(({ title }) => title)).toContain('A29');
  });

  test('of nothing is nothing', () => {
    expect(contributions([], [], { profit: '0', roi: null })).toEqual([]);
  });
});
