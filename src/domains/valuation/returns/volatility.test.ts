import { describe, expect, it } from 'vitest';
import { dayNumber } from '../../../foundation/calendar-day.ts';
import { sharpe } from './sharpe.ts';
import { volatility, weekdayReturns } from './volatility.ts';

const thursday = dayNumber('2026-11-12');
const none = Number.NaN;

describe('volatility (rule P-13)', () => {
  it("puts the weekend into Monday's return", () => {
    const returns = weekdayReturns([0.01, 0.02, 0.1, 0.1, -0.05], thursday);
    expect(returns).toHaveLength(3);
    expect(returns[2]).toBeCloseTo(1.1 * 1.1 * 0.95 - 1, 12);
  });

  it('leaves out days without money at work', () => {
    expect(weekdayReturns([none, 0.02, none, none, none], thursday)).toEqual([expect.closeTo(0.02, 12)]);
    expect(volatility([none, 0.01, 0.03], 1)).toBeCloseTo(Math.SQRT2 / 100, 12);
  });

  it('days before 1970 have weekdays too', () => {
    expect(weekdayReturns([0.1, 0.1, 0.1], dayNumber('1969-12-26'))).toHaveLength(1);
  });

  it('divides by one less than the count', () => {
    expect(volatility([0.01, 0.02, 0.03], 4)).toBeCloseTo(0.02, 12);
    expect(volatility([0.01])).toBeNull();
  });

  it('of one steady pace is nothing', () => {
    expect(volatility([0.01, 0.01, 0.01])).toBeCloseTo(0, 12);
  });
});

describe('the Sharpe ratio (rule P-14)', () => {
  it('is the mean above safe money by its deviation, for a year', () => {
    expect(sharpe([0.01, 0.02, 0.03], 0.005, 4)).toBeCloseTo(3, 9);
  });

  it('needs two returns that differ', () => {
    expect(sharpe([0.01], 0)).toBeNull();
    expect(sharpe([0.01, 0.01, 0.01], 0)).toBeNull();
  });
});
