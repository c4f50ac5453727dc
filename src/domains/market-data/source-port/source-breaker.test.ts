import { expect, test } from 'vitest';
import { backoffMs } from './source-backoff.ts';
import { admit, afterFailure, type BreakerState, closedBreaker, usualBreaker } from './source-breaker.ts';
import { SourceFailure } from './source-port.ts';

const down = new SourceFailure('unreachable', 'nobody there');
const fail = (state: BreakerState, now: number, failure = down) =>
  afterFailure(state, failure, now, usualBreaker, () => 1);

function opened(now: number): BreakerState {
  return fail(fail(fail(closedBreaker, now), now), now);
}

test('three failures in a row open the circuit, two do not', () => {
  const two = fail(fail(closedBreaker, 0), 0);
  expect(two).toEqual({ state: 'closed', failures: 2 });
  expect(admit(two, 0, usualBreaker).admitted).toBe(true);
  expect(opened(0)).toMatchObject({ state: 'open', until: 30_000 });
});

test('an open circuit admits nobody until its time, then exactly one trial', () => {
  const open = opened(0);
  expect(admit(open, 29_999, usualBreaker)).toMatchObject({ admitted: false, retryAfterMs: 1 });
  const trial = admit(open, 30_000, usualBreaker);
  expect(trial).toMatchObject({ admitted: true, next: { state: 'halfOpen' } });
  expect(admit(trial.next, 30_001, usualBreaker).admitted).toBe(false);
});

test('a trial whose process ended does not hold the circuit for ever', () => {
  const trial = admit(opened(0), 30_000, usualBreaker).next;
  expect(admit(trial, 30_000 + usualBreaker.trialMs, usualBreaker).admitted).toBe(true);
});

test('each failed trial doubles the pause, up to half an hour', () => {
  let state = opened(0);
  const pauses: number[] = [];
  for (let i = 0; i < 8; i++) {
    if (state.state !== 'open') throw new Error('not open');
    const at = state.until;
    state = fail(admit(state, at, usualBreaker).next, at);
    if (state.state === 'open') pauses.push(state.until - at);
  }
  expect(pauses).toEqual([60_000, 120_000, 240_000, 480_000, 960_000, 1_800_000, 1_800_000, 1_800_000]);
});

test('a limit opens at once for as long as the provider asks, a refused key for an hour', () => {
  const limit = new SourceFailure('limit', 'slow down', { retryAfterSeconds: 120 });
  expect(fail(closedBreaker, 0, limit)).toMatchObject({ state: 'open', until: 120_000, because: 'limit' });
  const refused = new SourceFailure('keyRefused', 'no');
  expect(fail(closedBreaker, 0, refused)).toMatchObject({ state: 'open', until: 3_600_000 });
});

test('an unknown symbol and a plan that lacks something prove that the source works', () => {
  const half = admit(opened(0), 30_000, usualBreaker).next;
  expect(fail(half, 1, new SourceFailure('unknownSymbol', 'X'))).toBe(closedBreaker);
  expect(fail(half, 1, new SourceFailure('unavailable', 'paid', { notInPlan: true }))).toBe(closedBreaker);
});

test('the pause before trying again doubles within its jitter and never passes the limit', () => {
  const rule = { firstMs: 100, mostMs: 1000 };
  expect([0, 1, 2, 3, 9].map((attempt) => backoffMs(attempt, rule, () => 1))).toEqual([
    100, 200, 400, 800, 1000,
  ]);
  expect(backoffMs(2, rule, () => 0)).toBe(200);
});
