import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsToWait } from './retry-after.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['seconds', '90', 90],
  ['none', '0', 0],
  ['a part of one', '0.2', 1],
  ['a moment', 'Wed, 18 Nov 2026 12:01:30 GMT', 90],
  ['a moment that is over', 'Wed, 18 Nov 2026 11:00:00 GMT', 0],
  ['more than a day', '999999', 86_400],
  ['a moment of another year', 'Sat, 18 Nov 2028 12:00:00 GMT', 86_400],
  ['a word', 'soon', undefined],
  ['an empty one', '', undefined],
])('%s', (_name, header, expected) => {
  expect(secondsToWait(header)).toBe(expected);
});

test('without the header nothing is asked', () => {
  expect(secondsToWait(null)).toBeUndefined();
  expect(secondsToWait(undefined, { least: 1 })).toBeUndefined();
});

test('a caller waits for the least it names, and for parts of a second where they count', () => {
  expect(secondsToWait('0', { least: 1 })).toBe(1);
  expect(secondsToWait('Wed, 18 Nov 2026 11:00:00 GMT', { least: 1 })).toBe(1);
  expect(secondsToWait('0.2', { partsCount: true })).toBe(0.2);
});
