import { expect, test } from 'vitest';
import { secondsToNextTry } from './next-try.ts';

test('a broker that does not answer is asked again soon, then less and less often, up to the usual pause', () => {
  const pauses = [1, 2, 3, 20].map((failures) => secondsToNextTry({ kind: 'unavailable', failures }));
  expect(pauses).toEqual([300, 600, 1200, 21_600]);
  expect(secondsToNextTry(null)).toBe(21_600);
});

test('a broker that says when is asked then, and not before', () => {
  expect(secondsToNextTry({ kind: 'rateLimited', failures: 1, retryAfterSeconds: 3600 })).toBe(3600);
  expect(secondsToNextTry({ kind: 'rateLimited', failures: 1, retryAfterSeconds: 1 })).toBe(120);
  // Whatever it says, it is asked within a day.
  expect(secondsToNextTry({ kind: 'rateLimited', failures: 1, retryAfterSeconds: 1e9 })).toBe(86_400);
});

test('keys that were refused are tried once a day', () => {
  expect(secondsToNextTry({ kind: 'credentials', failures: 3 })).toBe(86_400);
});
