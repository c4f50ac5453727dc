import { backoffMs } from './source-backoff.ts';
import {
  admit,
  afterFailure,
  afterSuccess,
  type BreakerRule,
  closedBreaker,
  usualBreaker,
} from './source-breaker.ts';
import type { HealthRecord, HealthStore } from './source-health.ts';
import {
  type Capability,
  type MarketSource,
  type Provided,
  SourceFailure,
  type SourceName,
} from './source-port.ts';

export type GuardParts = {
  health: HealthStore;
  now: () => Date;
  random: () => number;
  sleep: (ms: number) => Promise<void>;
  breaker?: BreakerRule;
  /** No call lasts longer, however many requests it takes. */
  deadlineMs?: number;
  /** How often one call is tried while the provider is out of reach. */
  tries?: number;
};

const retryPause = { firstMs: 400, mostMs: 4000 };
const worthRetrying = (error: unknown) =>
  error instanceof SourceFailure &&
  error.asked &&
  !error.notInPlan &&
  (error.kind === 'unreachable' || error.kind === 'unavailable');

/** The same source behind its circuit breaker, with retries, a deadline and a memory of how it went. */
export function guarded(source: MarketSource, parts: GuardParts): MarketSource {
  const guard = createGuard(source.name, parts);
  const provides: Provided = {};
  for (const capability of Object.keys(source.provides) as Capability[]) {
    const method = source.provides[capability] as ((...all: unknown[]) => Promise<unknown>) | undefined;
    if (!method) continue;
    const run = (...args: unknown[]) =>
      guard(capability, (deadline) => method(...withSignal(args, deadline)));
    Object.assign(provides, { [capability]: run });
  }
  return { ...source, provides };
}

/** The caller's own signal, where it gave one, ends the call as well as the deadline does. */
function withSignal(args: unknown[], deadline: AbortSignal): unknown[] {
  const own = args.at(-1);
  return own instanceof AbortSignal
    ? [...args.slice(0, -1), AbortSignal.any([own, deadline])]
    : [...args, deadline];
}

function createGuard(name: SourceName, parts: GuardParts) {
  const rule = parts.breaker ?? usualBreaker;
  let stored: Promise<HealthRecord | undefined> | undefined;
  let record: HealthRecord | undefined;

  async function admission(): Promise<void> {
    // Read once: from then on this process knows best, and a stored state only serves the operator and the next start.
    stored ??= parts.health.read(name);
    const before = await stored;
    record ??= before ?? { source: name, breaker: closedBreaker };
    const { admitted, next, retryAfterMs } = admit(record.breaker, parts.now().getTime(), rule);
    record = { ...record, breaker: next };
    if (admitted) return;
    throw new SourceFailure('unavailable', 'paused after it failed', {
      asked: false,
      retryAfterSeconds: Math.ceil(retryAfterMs / 1000),
    });
  }

  async function remember(change: Partial<HealthRecord>): Promise<void> {
    record = { ...(record ?? { source: name, breaker: closedBreaker }), ...change };
    await parts.health.write(record);
  }

  async function failed(capability: Capability, failure: SourceFailure): Promise<void> {
    // Our own empty budget says nothing about the provider.
    const breaker = failure.asked
      ? afterFailure(record!.breaker, failure, parts.now().getTime(), rule, parts.random)
      : withoutTrial(record!);
    const { kind, detail } = failure;
    await remember({
      breaker,
      lastFailure: { at: parts.now().toISOString(), capability, kind, detail },
    });
  }

  return async function run<T>(capability: Capability, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    await admission();
    try {
      const answer = await withRetries(ask, parts);
      const lastSuccess = { at: parts.now().toISOString(), capability };
      await remember({ breaker: afterSuccess(), lastSuccess });
      return answer;
    } catch (error) {
      const failure = asFailure(error);
      await failed(capability, failure);
      throw failure;
    }
  };
}

/** A trial that could not take place leaves the circuit open, ready for the next one at once. */
function withoutTrial(record: HealthRecord): HealthRecord['breaker'] {
  const { breaker } = record;
  if (breaker.state !== 'halfOpen') return breaker;
  return { state: 'open', until: breaker.since, openings: breaker.openings, because: breaker.because };
}

async function withRetries<T>(ask: (signal: AbortSignal) => Promise<T>, parts: GuardParts): Promise<T> {
  const deadlineMs = parts.deadlineMs ?? 45_000;
  const late = new SourceFailure('tooSlow', `no complete answer within ${deadlineMs} ms`);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(late), deadlineMs);
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await orAborted(ask(deadline.signal), deadline.signal);
      } catch (error) {
        const again = worthRetrying(error) && attempt + 1 < (parts.tries ?? 2);
        if (!again || deadline.signal.aborted) throw error;
      }
      await parts.sleep(backoffMs(attempt, retryPause, parts.random));
    }
  } finally {
    clearTimeout(timer);
  }
}

/** A source that ignores the signal may go on, but nobody waits for it. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

/** A fault while reading one source's answer is that source's failure: it must not stop the next source. */
function asFailure(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  return new SourceFailure('garbled', `could not be read: ${error instanceof Error ? error.message : error}`);
}
