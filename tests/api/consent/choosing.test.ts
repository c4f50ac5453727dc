import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../../support/callers/visitor.ts';
import { startTestWalory, type TestWalory } from '../../support/test-walory.ts';

let walory: TestWalory;
let closed: TestWalory;
beforeAll(async () => {
  walory = await startTestWalory({
    role: 'web',
    publicUrl: 'https://www.walory.example',
    tagManager: 'GTM-ABC123',
    tickerSymbols: [{ symbol: 'GPW:WIG20', title: '' }],
    mapStyle: 'https://tiles.example/style.json',
  });
  closed = await walory.another({
    publicUrl: '',
    tagManager: '',
    tickerSymbols: [],
    mapStyle: '',
  });
});
afterAll(() => walory.stop());

async function choose(visitor: Visitor, body: object) {
  await visitor.arrive();
  return visitor.put('/api/consent', body);
}

const cookieOf = (visitor: Visitor) => visitor.cookies.get('consent')?.split('.').slice(0, 2).join('.');

test('a choice is remembered for half a year, for us alone, and only over TLS where there is TLS (SF-18)', async () => {
  const visitor = walory.visitor();
  const answer = await choose(visitor, { agreed: ['statistics'], refused: ['charts', 'maps'] });
  expect(answer.body).toEqual({ data: { agreed: ['statistics'] } });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('consent='))!;
  expect(cookie).toMatch(/^consent=v1\.1-00\./);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', `Max-Age=${183 * 86_400}`])
    expect(cookie).toContain(attribute);
});

test('what is not named stays as it was, what is not offered is not remembered, and no wins over yes', async () => {
  const visitor = walory.visitor();
  await choose(visitor, { agreed: ['charts', 'recording'] });
  expect(cookieOf(visitor)).toBe('v1.--1-');
  await choose(visitor, { agreed: ['maps'] });
  expect(cookieOf(visitor)).toBe('v1.--11');
  await choose(visitor, { agreed: ['maps'], refused: ['maps', 'statistics'] });
  expect(cookieOf(visitor)).toBe('v1.0-10');
  visitor.cookies.set('consent', 'v1.1111.20000.forged');
  const { body } = await choose(visitor, { refused: ['maps'] });
  expect(body).toEqual({ data: { agreed: [] } });
  expect(cookieOf(visitor)).toBe('v1.---0');
});

test('what is refused takes along the cookies it set in our name, here and in the domains above', async () => {
  const visitor = walory.visitor();
  for (const name of ['_ga', '_ga_ABC123', '_clck', 'theme', '_garden_not']) visitor.cookies.set(name, 'x');
  const answer = await choose(visitor, { refused: ['statistics'] });
  const removed = answer.headers
    .getSetCookie()
    .filter((line) => /Expires=Thu, 01 Jan 1970/.test(line))
    .map((line) => `${line.split('=')[0]} ${/Domain=([^;]+)/.exec(line)?.[1] ?? 'host'}`);
  const everywhere = ['host', 'www.walory.example', 'walory.example'];
  expect(removed).toEqual(expect.arrayContaining(everywhere.map((domain) => `_ga ${domain}`)));
  expect(removed).toEqual(expect.arrayContaining(everywhere.map((domain) => `_ga_ABC123 ${domain}`)));
  expect(removed.filter((one) => /^(_clck|_garden|theme|consent|XSRF)/.test(one))).toEqual([]);
});

test.each([
  [{ agreed: ['everything'] }],
  [{ agreed: 'statistics' }],
  [{ agreed: Array.from({ length: 5 }, () => 'maps') }],
  [{ refused: [null] }],
])('%j is no choice', async (body) => {
  const visitor = walory.visitor();
  expect((await choose(visitor, body)).status).toBe(422);
  expect(visitor.cookies.has('consent')).toBe(false);
});

test('another site cannot choose in the visitor’s place', async () => {
  const visitor = walory.visitor();
  const body = { agreed: ['statistics'] };
  expect((await visitor.put('/api/consent', body, { csrf: false })).status).toBe(419);
});

test('where nothing is set up nothing is remembered', async () => {
  const visitor = closed.visitor();
  await visitor.arrive();
  expect((await visitor.put('/api/consent', { agreed: ['statistics', 'maps'] })).body).toEqual({
    data: { agreed: [] },
  });
  expect(visitor.cookies.has('consent')).toBe(false);
});
