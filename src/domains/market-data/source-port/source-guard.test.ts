import { expect, test } from 'vitest';
import { createMemoryBudget, createMemoryHealth } from './memory-stores-for-tests.ts';
import { askInOrder } from './source-chain.ts';
import { guarded } from './source-guard.ts';
import { reportHealth } from './source-health.ts';
import { type MarketSource, type RatePoint, SourceFailure, type SourceName } from './source-port.ts';
import { inOrderOfPreference } from './source-preference.ts';

const rate: RatePoint = { day: '2026-11-13', base: 'USD', quote: 'PLN', value: '3.98' };

function world(deadlineMs = 1000) {
  let time = Date.parse('2026-11-15T10:00:00Z');
  const slept: number[] = [];
  const health = createMemoryHealth();
  const parts = {
    health,
    now: () => new Date(time),
    random: () => 0,
    sleep: async (ms: number) => void slept.push(ms),
    deadlineMs,
  };
  return { parts, slept, health, pass: (ms: number) => (time += ms) };
}

/** A source whose answers are given one after the other; the last one is repeated. */
function scripted(name: SourceName, ...answers: (RatePoint[] | Error | 'never')[]) {
  let asked = 0;
  const source: MarketSource = {
    name,
    needsKey: false,
    provides: {
      async rates() {
        const answer = answers[Math.min(asked, answers.length - 1)]!;
        asked += 1;
        if (answer === 'never') return new Promise(() => undefined);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  };
  return { source, times: () => asked };
}

const askRates = (source: MarketSource) => source.provides.rates?.(['USD'], '2026-11-13', '2026-11-13');
const down = () => new SourceFailure('unreachable', 'connection refused');

test('a source out of reach is tried once more after a pause, and the answer counts', async () => {
  const { parts, slept, health } = world();
  const { source, times } = scripted('nbp', down(), [rate]);
  expect(await askRates(guarded(source, parts))).toEqual([rate]);
  expect(times()).toBe(2);
  expect(slept).toEqual([200]);
  expect(await health.read('nbp')).toMatchObject({ breaker: { state: 'closed', failures: 0 } });
});

test('a source that keeps failing is paused, is not asked meanwhile, and recovers by one trial', async () => {
  const { parts, health, pass } = world();
  const { source, times } = scripted('nbp', ...Array.from({ length: 6 }, down), [rate]);
  const safe = guarded(source, parts);
  for (let i = 0; i < 3; i++) await expect(askRates(safe)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(times()).toBe(6);
  await expect(askRates(safe)).rejects.toMatchObject({ kind: 'unavailable', asked: false });
  expect(times()).toBe(6);
  const stores = { health, budget: createMemoryBudget() };
  const report = await reportHealth({ name: 'nbp', account: 'anyone', budget: {} }, stores, parts.now());
  expect(report).toMatchObject({
    state: 'paused',
    retryAt: '2026-11-15T10:00:15.000Z',
    lastFailure: { kind: 'unreachable', capability: 'rates', detail: 'connection refused' },
  });
  pass(15_000);
  expect(await askRates(safe)).toEqual([rate]);
  expect(await health.read('nbp')).toMatchObject({ breaker: { state: 'closed' } });
});

test('an answer that never comes is given up at the deadline', async () => {
  const { parts } = world(20);
  const { source } = scripted('nbp', 'never');
  await expect(askRates(guarded(source, parts))).rejects.toMatchObject({ kind: 'tooSlow' });
});

test('our own empty budget does not pause a source', async () => {
  const { parts, health } = world();
  const { source, times } = scripted('nbp', new SourceFailure('limit', 'used up', { asked: false }));
  const safe = guarded(source, parts);
  for (let i = 0; i < 5; i++) await expect(askRates(safe)).rejects.toMatchObject({ kind: 'limit' });
  expect(times()).toBe(5);
  expect(await health.read('nbp')).toMatchObject({ breaker: { state: 'closed' } });
});

test('a pause survives a restart', async () => {
  const { parts } = world();
  const refused = scripted('eodhd', new SourceFailure('keyRefused', 'no'));
  await expect(askRates(guarded(refused.source, parts))).rejects.toMatchObject({ kind: 'keyRefused' });
  const after = scripted('eodhd', [rate]);
  await expect(askRates(guarded(after.source, parts))).rejects.toMatchObject({ asked: false });
  expect(after.times()).toBe(0);
});

test('one failing source never blocks another, be it down, slow, garbled or broken inside', async () => {
  const { parts } = world(20);
  const bad = [down(), 'never', new SourceFailure('garbled', 'HTML'), new TypeError('a fault')] as const;
  for (const trouble of bad) {
    const first = guarded(scripted('nbp', trouble).source, { ...parts, health: createMemoryHealth() });
    const second = guarded(scripted('ecb', [rate]).source, parts);
    const outcome = await askInOrder([first, second], askRates, parts);
    expect(outcome).toMatchObject({ kind: 'answered', source: 'ecb', value: [rate] });
    expect(outcome.failures.map(({ source }) => source)).toEqual(['nbp']);
  }
});

test('an answer that may not be used sends us to the next source', async () => {
  const { parts } = world();
  const outcome = await askInOrder([scripted('nbp', []).source, scripted('ecb', [rate]).source], askRates, {
    ...parts,
    refuse: (rates) => (rates.length ? undefined : new SourceFailure('unknownSymbol', 'none')),
  });
  expect(outcome).toMatchObject({ kind: 'answered', source: 'ecb' });
});

test('when nobody answers, the last good value stands with its age, or every failure is reported', async () => {
  const { parts } = world();
  const sources = [scripted('nbp', down()).source, scripted('ecb', down()).source];
  const lastGood = { value: [rate], source: 'nbp' as const, at: '2026-11-15T09:00:00.000Z' };
  const old = await askInOrder(sources, askRates, { ...parts, lastGood });
  expect(old).toMatchObject({ kind: 'lastGood', value: [rate], source: 'nbp', ageSeconds: 3600 });
  const none = await askInOrder(sources, askRates, parts);
  expect(none).toMatchObject({ kind: 'failed' });
  expect(none.failures).toHaveLength(2);
});

test('sources are asked in the order of their class; the operator’s choice goes first', () => {
  const able = (name: SourceName): MarketSource => ({
    name,
    needsKey: false,
    provides: { history: async () => Promise.reject(down()) },
  });
  const all = [able('stooq'), able('yahoo'), able('coinGecko'), able('csv')];
  const names = (...order: Parameters<typeof inOrderOfPreference>) =>
    inOrderOfPreference(...order).map((source) => source.name);
  expect(names(all, 'history', 'stocks')).toEqual(['yahoo', 'stooq']);
  expect(names(all, 'history', 'stocks', ['stooq', 'csv'])).toEqual(['stooq', 'yahoo']);
  expect(names(all, 'history', 'crypto')).toEqual(['coinGecko', 'yahoo']);
  expect(names(all, 'history', 'custom')).toEqual(['csv']);
  expect(names(all, 'facts', 'stocks')).toEqual([]);
});
