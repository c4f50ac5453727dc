import { afterEach, expect, test } from 'vitest';
import { createAsk, failureOfStatus, type ProviderParts } from './ask-provider.ts';
import { type LocalProvider, startProvider } from './provider-for-tests.ts';
import { readJson } from './read-answer.ts';

let provider: LocalProvider;
afterEach(() => provider.close());

async function against(reply: Parameters<typeof startProvider>[0], parts: ProviderParts = {}) {
  provider = await startProvider(reply);
  return (path: string, signal?: AbortSignal) => createAsk(parts)(`${provider.address}${path}`, { signal });
}

test('an answer that takes a minute is given up long before', async () => {
  const ask = await against(() => 'silence', { timeoutMs: 30 });
  await expect(ask('/slow')).rejects.toMatchObject({ kind: 'tooSlow' });
});

test('whoever asks can end it', async () => {
  const ask = await against(() => 'silence');
  await expect(ask('/slow', AbortSignal.timeout(20))).rejects.toMatchObject({ kind: 'tooSlow' });
});

test('an answer that breaks off in the middle is no answer', async () => {
  const ask = await against(() => 'breakOff');
  await expect(ask('/half')).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a provider that is not there is unreachable, and the detail names no address', async () => {
  const ask = await against(() => ({}));
  await provider.close();
  const failure = await ask('/x?apikey=secret').catch((error) => error);
  expect(failure).toMatchObject({ kind: 'unreachable', detail: expect.stringContaining('ECONNREFUSED') });
  expect(failure.detail).not.toContain('secret');
});

test('an answer without end is cut off', async () => {
  const ask = await against(() => ({ body: 'x'.repeat(5000) }), { maxBytes: 1000 });
  await expect(ask('/huge')).rejects.toMatchObject({ kind: 'garbled' });
});

test('a redirect within the host is followed, one to another host is not', async () => {
  const ask = await against(({ path }) =>
    path === '/moved'
      ? { status: 302, headers: { location: '/here' } }
      : path === '/away'
        ? { status: 302, headers: { location: 'http://elsewhere.example/x' } }
        : path === '/loop'
          ? { status: 302, headers: { location: '/loop' } }
          : { body: 'found' },
  );
  expect((await ask('/moved')).text).toBe('found');
  await expect(ask('/away')).rejects.toMatchObject({
    kind: 'unavailable',
    detail: expect.stringContaining('elsewhere.example'),
  });
  await expect(ask('/loop')).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a key that a provider repeats in its message is not kept', async () => {
  const ask = await against(() => ({ body: 'your key AB12 is used up' }), { secret: 'AB12' });
  expect((await ask('/')).text).toBe('your key *** is used up');
});

test('a budget that is used up asks nobody', async () => {
  const ask = await against(() => ({}), { beforeRequest: () => Promise.reject(new Error('used up')) });
  await expect(ask('/')).rejects.toThrow('used up');
  expect(provider.requests).toHaveLength(0);
});

test('statuses have their meaning', () => {
  const failure = (status: number, headers = {}) =>
    failureOfStatus({ status, text: 'why', headers: new Headers(headers) });
  expect(failure(200)).toBeUndefined();
  expect(failure(429, { 'retry-after': '90' })).toMatchObject({ kind: 'limit', retryAfterSeconds: 90 });
  expect(failure(402)).toMatchObject({ kind: 'limit' });
  expect(failure(401)).toMatchObject({ kind: 'keyRefused' });
  expect(failure(404)).toMatchObject({ kind: 'unknownSymbol' });
  expect(failure(503)).toMatchObject({ kind: 'unavailable' });
  expect(failure(400)).toMatchObject({ kind: 'garbled' });
});

test('a web page and half a JSON are no answers', () => {
  expect(() => readJson('<!DOCTYPE html><html>')).toThrow('web page');
  expect(() => readJson('[{"date":"2026-01-02","close":1')).toThrow('half');
});
