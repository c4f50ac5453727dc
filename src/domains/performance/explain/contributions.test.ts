import { describe, expect, test } from 'vitest';
import { decimal, sum, textOf } from '../../../foundation/decimal.ts';
import { contributions } from './contributions.ts';

const asset = (title: string, profit: string | null) => ({ parent_id: title, title, profit });
const total = (list: readonly { profit: string | null }[]) =>
  textOf(sum(list.map(({ profit }) => decimal(profit ?? '0'))));

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

  test('adds up to the profit, with what belongs to no asset as a bar of its own', () => {
    const bars = contributions(held, sold, { profit: '28400.00', roi: 33.6 });
    expect(bars.find(({ kind }) => kind === 'account')?.profit).toBe('67.96');
    expect(total(bars)).toBe('28400');
  });

  test('is one bar for an instrument held in two portfolios', () => {
    const bars = contributions([asset('MSFT', '10'), asset('MSFT', '5.5'), asset('PKO', '1')], [], {
      profit: '16.5',
      roi: 1,
    });
    expect(bars.map(({ title, profit, count }) => [title, profit, count])).toEqual([
      ['MSFT', '15.5', 2],
      ['PKO', '1', 1],
    ]);
  });

  test('is rounded to points that sum to the ROI as shown', () => {
    const bars = contributions(held, sold, { profit: '28332.04', roi: 33.64 });
    const points = bars.reduce((all, one) => all + Math.round((one.points ?? 0) * 10), 0);
    expect(points).toBe(336);
  });

  test('has no points where it is not known, and the unknown comes last', () => {
    const bars = contributions([asset('New', null), ...held], [], { profit: '26873.84', roi: 30 });
    expect(bars.at(-1)).toMatchObject({ title: 'New', profit: null, points: null });
    expect(bars[0]?.points).toBeGreaterThan(0);
    const without = contributions(held, [], { profit: null, roi: null });
    expect(without.every(({ points }) => points === null)).toBe(true);
  });

  test('keeps the sum when many small ones are folded into one bar', () => {
    const many = Array.from({ length: 30 }, (_, at) => asset(`A${at}`, `${at * 10 - 100}.5`));
    const bars = contributions(many, sold, { profit: total([...many, ...sold]), roi: 1 });
    expect(bars).toHaveLength(11);
    expect(bars.reduce((count, one) => count + one.count, 0)).toBe(32);
    expect(total(bars)).toBe(total([...many, ...sold]));
    expect(bars.at(-1)?.kind, 'the small ones stand at the end').toBe('others');
    expect(bars.map(({ title }) => title)).toContain('A29');
  });

  test('of nothing is nothing', () => {
    expect(contributions([], [], { profit: '0', roi: null })).toEqual([]);
  });
});
