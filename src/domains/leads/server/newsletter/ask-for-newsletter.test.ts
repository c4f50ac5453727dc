import { expect, test } from 'vitest';
import { mayWrite } from './ask-for-newsletter.ts';

const now = new Date('2026-11-16T12:00:00Z');
const hoursAgo = (...hours: number[]) => hours.map((hour) => new Date(now.getTime() - hour * 3_600_000));

test('one mail in any hour and three in any day (PS-5)', () => {
  expect(mayWrite([], now)).toBe(true);
  expect(mayWrite(hoursAgo(0.99), now)).toBe(false);
  expect(mayWrite(hoursAgo(1), now)).toBe(true);
  expect(mayWrite(hoursAgo(5, 3, 1.5), now)).toBe(false);
  expect(mayWrite(hoursAgo(24, 3, 1.5), now)).toBe(true);
});
