import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { windowRows } from './window-rows.ts';

describe('drawing only the rows in sight', () => {
  it('starts with the first rows and leaves room for the rest', () => {
    expect(windowRows({ count: 1000, rowHeight: 48, scrolled: 0, viewport: 960 })).toEqual({
      first: 0,
      last: 31,
      before: 0,
      after: 969 * 48,
    });
  });

  it('always covers the screen and keeps the height of all rows', () => {
    const any = fc.record({
      count: fc.integer({ min: 0, max: 100_000 }),
      rowHeight: fc.integer({ min: 20, max: 90 }),
      scrolled: fc.integer({ min: -2000, max: 9_000_000 }),
      viewport: fc.integer({ min: 1, max: 3000 }),
    });
    fc.assert(
      fc.property(any, (view) => {
        const { first, last, before, after } = windowRows(view);
        expect(before + (last - first) * view.rowHeight + after).toBe(view.count * view.rowHeight);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(view.count);
        const top = Math.max(0, view.scrolled);
        const bottom = Math.min(view.count * view.rowHeight, top + view.viewport);
        if (top < view.count * view.rowHeight) {
          expect(before).toBeLessThanOrEqual(top);
          expect(last * view.rowHeight).toBeGreaterThanOrEqual(bottom);
        }
      }),
    );
  });
});
