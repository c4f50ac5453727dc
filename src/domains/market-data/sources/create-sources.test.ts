import { expect, test } from 'vitest';
import { createMemoryBudget, createMemoryHealth } from '../source-port/memory-stores-for-tests.ts';
import { askInOrder } from '../source-port/source-chain.ts';
import { reportHealth } from '../source-port/source-health.ts';
import { inOrderOfPreference } from '../source-port/source-preference.ts';
import { checkPrices } from './check-prices.ts';
import { createSources, type SourceSettings } from './create-sources.ts';
import { proofOfWorkPage } from './provider-for-tests.ts';

/** Answers by host, so that several providers live in one test. */
function world(answers: Record<string, () => Response | Promise<Response>>) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { host } = new URL(String(input));
    asked.push(host);
    const answer = answers[host];
    if (!answer) throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
    return answer();
  };
  const parts = {
    health: createMemoryHealth(),
    budget: createMemoryBudget(),
    now: () => new Date('2026-11-13T18:00:00Z'),
    random: () => 0,
    sleep: async () => undefined,
    fetch,
  };
  return { parts, asked };
}
const keys: SourceSettings = {
  eodhdKey: 'e-key',
  stooqKey: 's-key',
  alphaVantageKey: 'a-key',
  off: ['yahoo'],
};

test('without keys only the sources that need none are there', () => {
  const { parts } = world({});
  expect(createSources({}, parts).map(({ name }) => name)).toEqual(['nbp', 'ecb', 'yahoo']);
  const all = createSources({ ...keys, coinGeckoKey: 'c', polygonKey: 'p', off: [] }, parts);
  expect(all).toHaveLength(8);
  expect(new Set(all.map(({ account }) => account)).size).toBe(6);
  expect(JSON.stringify(all)).not.toContain('-key');
});

test('a proof of work at one source and a silent host at another: the third answers', async () => {
  const { parts } = world({
    'stooq.com': () => new Response(proofOfWorkPage),
    'www.alphavantage.co': () =>
      Response.json({ 'Time Series (Daily)': { '2026-11-12': { '4. close': '10.5' } } }),
  });
  const ready = createSources(keys, parts);
  const sources = inOrderOfPreference(
    ready.map(({ source }) => source),
    'history',
    'stocks',
  );
  const codes: Record<string, string> = { eodhd: 'XYZ.US', stooq: 'xyz.us', alphaVantage: 'XYZ' };
  const outcome = await askInOrder(
    sources,
    (source) => source.provides.history?.({ code: codes[source.name]! }, '2026-11-01', '2026-11-13'),
    parts,
  );
  if (outcome.kind !== 'answered') throw new Error('nobody answered');
  expect(outcome.source).toBe('alphaVantage');
  expect(outcome.failures.map(({ source, failure }) => [source, failure.kind])).toEqual([
    ['eodhd', 'unreachable'],
    ['stooq', 'garbled'],
  ]);
  expect(checkPrices(outcome.value, { today: '2026-11-13', kind: 'stocks' }).points).toHaveLength(1);
  const reports = await Promise.all(ready.map((source) => reportHealth(source, parts, parts.now())));
  expect(reports.map(({ source, state }) => [source, state])).toEqual([
    ['nbp', 'neverAsked'],
    ['ecb', 'neverAsked'],
    ['alphaVantage', 'working'],
    ['eodhd', 'failing'],
    ['stooq', 'failing'],
  ]);
});

test('every request counts against its key, and an empty budget asks nobody', async () => {
  const { parts, asked } = world({
    'eodhd.com': () => Response.json([{ date: '2026-11-13', close: 84.16 }]),
  });
  const [ready] = createSources(
    { eodhdKey: 'e-key', off: ['nbp', 'ecb', 'yahoo'], budgets: { eodhd: { perDay: 2 } } },
    parts,
  );
  const ask = () => ready!.source.provides.history!({ code: 'PKO.WAR' }, '2026-11-13', '2026-11-13');
  await ask();
  await ask();
  await expect(ask()).rejects.toMatchObject({ kind: 'limit', asked: false, retryAfterSeconds: 21_600 });
  expect(asked).toHaveLength(2);
  expect(await reportHealth(ready!, parts, parts.now())).toMatchObject({
    state: 'working',
    lastFailure: { kind: 'limit' },
    budget: [{ window: 'day', limit: 2, left: 0 }],
  });
});
