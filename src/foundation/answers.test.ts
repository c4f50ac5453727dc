import { expect, test } from 'vitest';
import { instant, pagingNumber, wholeList } from './answers.ts';

test('times travel as ISO 8601 in UTC', () => {
  expect(instant.parse(new Date(Date.UTC(2026, 10, 14, 12)))).toBe('2026-11-14T12:00:00.000Z');
});

test('a whole list says so', () => {
  expect(wholeList(['a', 'b'])).toEqual({ data: ['a', 'b'], meta: { total: 2, start: 0, limit: 2 } });
});

test('a paging parameter has a default and an upper end, and refuses everything else', () => {
  const limit = pagingNumber(50, 200);
  expect([undefined, '0', '7', '200', '201', '999999999'].map((given) => limit.parse(given))).toEqual([
    50, 0, 7, 200, 200, 200,
  ]);
  for (const wrong of ['', '-1', '1.5', '1e3', ' 1', '0x1', '9999999999', ['1'], 1, null]) {
    expect(limit.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
