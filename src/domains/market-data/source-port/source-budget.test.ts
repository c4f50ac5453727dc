import { expect, test } from 'vitest';
import { createMemoryBudget, createMemoryHealth } from './memory-stores-for-tests.ts';
import { spendRequest, windowsAt } from './source-budget.ts';
import { reportHealth } from './source-health.ts';
import { SourceFailure } from './source-port.ts';

const at = (time: string) => Date.parse(`2026-11-15T${time}Z`);
const rule = { perMinute: 2, perDay: 3 };

function spender(account = 'key-a') {
  const store = createMemoryBudget();
  const spend = (now: number, who = account) =>
    spendRequest(store, windowsAt('alphaVantage', who, rule, now), now);
  return { store, spend };
}

test('a full minute says when the next one begins, and the day is not charged for it', async () => {
  const { store, spend } = spender();
  await spend(at('10:00:05'));
  await spend(at('10:00:06'));
  const failure = await spend(at('10:00:20')).catch((error) => error);
  expect(failure).toBeInstanceOf(SourceFailure);
  expect(failure).toMatchObject({ kind: 'limit', asked: false, retryAfterSeconds: 40 });
  expect(await store.used(windowsAt('alphaVantage', 'key-a', rule, at('10:00:30')))).toEqual([2, 2]);
});

test('a full day waits for midnight, whatever the minute says', async () => {
  const { spend } = spender();
  for (const time of ['10:00:00', '10:01:00', '10:02:00']) await spend(at(time));
  await expect(spend(at('23:00:00'))).rejects.toMatchObject({ kind: 'limit', retryAfterSeconds: 3600 });
  await spend(at('23:00:00') + 3_600_000);
});

test('another key has a budget of its own', async () => {
  const { spend } = spender();
  await spend(at('10:00:00'));
  await spend(at('10:00:00'));
  await spend(at('10:00:00'), 'key-b');
});

test('spending at once never passes the limit', async () => {
  const { spend } = spender();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => spend(at('10:00:00'))));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(2);
});

test('a month ends at its end', () => {
  const [month] = windowsAt('coinGecko', 'x', { perMonth: 10 }, Date.parse('2026-12-31T23:59:00Z'));
  expect(new Date(month!.endsAt).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});

test('the operator sees a source that was never asked, and what is left of its budget', async () => {
  const { store, spend } = spender();
  await spend(at('10:00:00'));
  const source = { name: 'alphaVantage' as const, account: 'key-a', budget: rule };
  const report = await reportHealth(
    source,
    { health: createMemoryHealth(), budget: store },
    new Date(at('10:00:30')),
  );
  expect(report).toEqual({
    source: 'alphaVantage',
    state: 'neverAsked',
    budget: [
      { window: 'minute', limit: 2, left: 1, resetsAt: '2026-11-15T10:01:00.000Z' },
      { window: 'day', limit: 3, left: 2, resetsAt: '2026-11-16T00:00:00.000Z' },
    ],
  });
});
