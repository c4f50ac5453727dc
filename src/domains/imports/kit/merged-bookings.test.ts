import { expect, test } from 'vitest';
import { mergedBookings } from './merged-bookings.ts';

const at = { line: 1 };
const nothing = { bookings: [], ignored: [], rejected: [] };

test('sections become one result, with what any of them states', () => {
  const merged = mergedBookings([
    { ...nothing, ignored: [{ at, reason: 'total', text: 'a' }], stated: [{ account: 'A' }] },
    { ...nothing, rejected: [{ at, reason: 'incomplete', text: 'b' }] },
  ]);
  expect(merged.ignored).toHaveLength(1);
  expect(merged.rejected).toHaveLength(1);
  expect(merged.stated).toEqual([{ account: 'A' }]);
});

test('a file that states nothing says nothing', () => {
  expect(mergedBookings([nothing, nothing]).stated).toBeUndefined();
});
