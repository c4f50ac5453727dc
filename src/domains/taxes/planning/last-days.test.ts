import { describe, expect, it } from 'vitest';
import { closedDays } from '../from-ledger/markets.ts';
import { lastSaleDay } from './last-days.ts';

const closed = closedDays(2026, 2027);
const last = (market: string, reading: 'settlement' | 'trade' = 'settlement') =>
  lastSaleDay(market, 2026, reading, closed.get(market) ?? new Set());

describe('the last day whose sale counts in the year (TP-9)', () => {
  it('settles within it: two days in Warsaw, one in New York', () => {
    // 31 December 2026 is a Thursday; Warsaw rests on the 24th, 25th and 31st.
    expect(last('PL')).toBe('2026-12-28');
    expect(last('US')).toBe('2026-12-30');
    expect(last('GB')).toBe('2026-12-29');
  });
  it('is the last day of trading where the trade decides', () => {
    expect(last('US', 'trade')).toBe('2026-12-31');
    expect(last('PL', 'trade')).toBe('2026-12-30');
  });
  it('is the last working day where nobody knows the market', () => {
    expect(lastSaleDay(null, 2027, 'settlement', new Set())).toBe('2027-12-31');
    expect(lastSaleDay(null, 2028, 'settlement', new Set())).toBe('2028-12-29');
  });
});
