import { describe, expect, test } from 'vitest';
import { lastCloseDay } from './last-close-day.ts';

const priced = (assetClass: string, price_day: string | null, price_kind = 'carried') =>
  ({ class: assetClass, price_day, price_kind }) as Parameters<typeof lastCloseDay>[0][number];

describe('the last close of what is held', () => {
  test('is the newest of an exchange; crypto, which trades on Sundays too, does not count', () => {
    const held = [
      priced('stocks', '2026-11-12'),
      priced('etf', '2026-11-13'),
      priced('crypto', '2026-11-15', 'quote'),
    ];
    expect(lastCloseDay(held)).toBe('2026-11-13');
  });

  test('is not the day of an estimate', () => {
    expect(lastCloseDay([priced('stocks', '2026-11-14', 'estimate')])).toBeNull();
  });

  test('is none where only crypto is held, or nothing', () => {
    expect(lastCloseDay([priced('crypto', '2026-11-15')])).toBeNull();
    expect(lastCloseDay([])).toBeNull();
  });
});
