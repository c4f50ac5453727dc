import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestWalory, type TestWalory } from '../../../tests/support/test-walory.ts';
import { encodingFor } from './compress-answers.ts';

test('the best encoding the caller takes is chosen, and none that it refuses', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('zstd');
  expect(encodingFor('gzip, br;q=0.8')).toBe('br');
  expect(encodingFor('gzip;q=1, br;q=0, zstd; q=0.0')).toBe('gzip');
  expect(encodingFor('identity')).toBeUndefined();
  expect(encodingFor(undefined)).toBeUndefined();
});

describe('answers of a running product', () => {
  let walory: TestWalory;
  beforeAll(async () => {
    walory = await startTestWalory();
  });
  afterAll(() => walory.stop());

  const ask = (headers: Record<string, string>) =>
    walory.walory.app!.inject({ method: 'GET', url: '/api/openapi.json', headers });

  test('JSON goes out compressed as the caller wants it, and says the same', async () => {
    const plain = await ask({});
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('accept-encoding');
    const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, open] of Object.entries(unpack)) {
      const packed = await ask({ 'accept-encoding': encoding });
      expect(packed.headers['content-encoding'], encoding).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(open(packed.rawPayload).toString(), encoding).toBe(plain.payload);
    }
  });

  test('what a foreign page made the browser ask for is not compressed, so its size tells nothing (SF-14)', async () => {
    for (const from of ['cross-site', 'same-site']) {
      const answer = await ask({ 'accept-encoding': 'gzip, br, zstd', 'sec-fetch-site': from });
      expect(answer.headers['content-encoding'], from).toBeUndefined();
    }
    const own = await ask({ 'accept-encoding': 'gzip, br, zstd', 'sec-fetch-site': 'same-origin' });
    expect(own.headers['content-encoding']).toBe('zstd');
  });

  test('an answer of one packet and a stream of events stay as they are', async () => {
    const small = await walory.walory.app!.inject({
      method: 'GET',
      url: '/healthz',
      headers: { 'accept-encoding': 'zstd' },
    });
    expect(small.headers['content-encoding']).toBeUndefined();
    const abort = new AbortController();
    const stream = await fetch(`${walory.url}/api/market/events`, { signal: abort.signal });
    expect(stream.headers.get('content-encoding')).toBeNull();
    abort.abort();
  });
});
