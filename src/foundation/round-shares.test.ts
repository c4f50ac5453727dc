import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundShares } from './round-shares.ts';

it('adds up to exactly 100 and stays within one unit of each share', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 40 }), (values) => {
      const total = values.reduce((sum, value) => sum + value, 0);
      const shares = roundShares(values);
      const tenths = shares.reduce((sum, share) => sum + Math.round(share * 10), 0);
      expect(tenths).toBe(total > 0 ? 1000 : 0);
      for (const [at, value] of values.entries()) {
        if (total > 0)
          expect(Math.abs((shares[at] ?? 0) - (value / total) * 100)).toBeLessThanOrEqual(0.1001);
      }
    }),
  );
});

it('has nothing to share when the whole is zero or less', () => {
  expect(roundShares([0, 0])).toEqual([0, 0]);
  expect(roundShares([])).toEqual([]);
});
