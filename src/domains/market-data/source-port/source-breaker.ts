import { type BackoffRule, backoffMs } from './source-backoff.ts';
import type { SourceFailure, SourceFailureKind } from './source-port.ts';

/**
 * The circuit of one source. Closed: asked freely. Open: not asked until a moment. Half-open: one trial is under way,
 * and its outcome decides. Times are milliseconds, so that the state can be stored as it is.
 */
export type BreakerState =
  | { state: 'closed'; failures: number }
  | { state: 'open'; until: number; openings: number; because: SourceFailureKind }
  | { state: 'halfOpen'; since: number; openings: number; because: SourceFailureKind };

export type BreakerRule = {
  /** Failures in a row that open the circuit. */
  tolerated: number;
  pause: BackoffRule;
  /** A refused key stays refused until somebody changes it. */
  keyRefusedMs: number;
  /** A trial that never reports back, its process having ended, is given up after this. */
  trialMs: number;
};

export const usualBreaker: BreakerRule = {
  tolerated: 3,
  pause: { firstMs: 30_000, mostMs: 30 * 60_000 },
  keyRefusedMs: 60 * 60_000,
  trialMs: 90_000,
};

export const closedBreaker: BreakerState = { state: 'closed', failures: 0 };

export type Admission = { admitted: boolean; next: BreakerState; retryAfterMs: number };

/** Whether the source may be asked now; the one who is admitted to an open circuit is its trial. */
export function admit(state: BreakerState, now: number, rule: BreakerRule): Admission {
  if (state.state === 'closed') return { admitted: true, next: state, retryAfterMs: 0 };
  const free = state.state === 'open' ? state.until : state.since + rule.trialMs;
  if (now < free) return { admitted: false, next: state, retryAfterMs: free - now };
  const next: BreakerState = {
    state: 'halfOpen',
    since: now,
    openings: state.openings,
    because: state.because,
  };
  return { admitted: true, next, retryAfterMs: 0 };
}

export function afterSuccess(): BreakerState {
  return closedBreaker;
}

/** A symbol that the source does not know, or a plan that lacks something, proves that the source works. */
export function afterFailure(
  state: BreakerState,
  failure: SourceFailure,
  now: number,
  rule: BreakerRule,
  random: () => number,
): BreakerState {
  if (failure.kind === 'unknownSymbol' || failure.notInPlan) return closedBreaker;
  const openings = state.state === 'closed' ? 0 : state.openings + 1;
  const open = (ms: number): BreakerState => ({
    state: 'open',
    until: now + ms,
    openings,
    because: failure.kind,
  });
  const pause = backoffMs(openings, rule.pause, random);
  if (failure.kind === 'keyRefused') return open(rule.keyRefusedMs);
  if (failure.kind === 'limit') return open(Math.max(pause, (failure.retryAfterSeconds ?? 0) * 1000));
  if (state.state !== 'closed') return open(pause);
  const failures = state.failures + 1;
  return failures >= rule.tolerated ? open(pause) : { state: 'closed', failures };
}
