import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-16T12:00:00Z');

test.each([
  ['2026-11-16T13:00:00Z', '60:00'],
  ['2026-11-16T12:59:07Z', '59:07'],
  ['2026-11-16T12:00:00.300Z', '0:01'],
  ['2026-11-16T12:00:00Z', '0:00'],
  ['2026-11-16T11:00:00Z', '0:00'],
])('until %s there are %s left (OP-9)', (until, left) => {
  expect(timeLeft(new Date(until), now)).toBe(left);
});
