import { describe, expect, it } from 'vitest';
import { sharpe } from './sharpe.ts';
import { volatility } from './volatility.ts';

const none = Number.NaN;
const sample = { perYear: 4, dividedBy: 'count-less-one' } as const;
const all = { perYear: 4, dividedBy: 'count' } as const;

describe('volatility (rule P-13)', () => {
  it('leaves out returns that are not known', () => {
    expect(volatility([none, 0.01, 0.03], { ...sample, perYear: 1 })).toBeCloseTo(Math.SQRT2 / 100, 12);
  });

  it('divides by the count, or by one less', () => {
    expect(volatility([0.01, 0.02, 0.03], sample)).toBeCloseTo(0.02, 12);
    expect(volatility([0.01, 0.02, 0.03], all)).toBeCloseTo(0.02 * Math.sqrt(2 / 3), 12);
  });

  it('needs two returns, however it divides', () => {
    expect(volatility([0.01], sample)).toBeNull();
    expect(volatility([0.01], all)).toBeNull();
  });

  it('of one steady pace is nothing', () => {
    expect(volatility([0.01, 0.01, 0.01], sample)).toBeCloseTo(0, 12);
  });
});

describe('the Sharpe ratio (rule P-14)', () => {
  it('is the mean above safe money by its deviation, for a year', () => {
    expect(sharpe([0.005, 0.015, 0.025], sample)).toBeCloseTo(3, 9);
  });

  it('needs two returns that differ', () => {
    expect(sharpe([0.01], sample)).toBeNull();
    expect(sharpe([0.01, 0.01, 0.01], sample)).toBeNull();
    expect(sharpe([0, 0, 0], all)).toBeNull();
  });

  it('does not take what floats leave of a steady pace for a deviation', () => {
    const worth = Array.from({ length: 500 }, (_, day) => 1000 * 1.0004 ** day);
    const returns = worth.slice(1).map((value, day) => value / worth[day]! - 1);
    expect(new Set(returns).size).toBeGreaterThan(1);
    expect(sharpe(returns, { perYear: 261, dividedBy: 'count' })).toBeNull();
  });
});
