import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RawAnswer, sendRaw } from '../support/callers/raw-request.ts';
import { runWalory, type WaloryProcess } from '../support/run-walory.ts';

let walory: WaloryProcess;
let csrf: string;
beforeAll(async () => {
  // Without a worker: the log tells of requests alone.
  walory = await runWalory({ role: 'web' });
  const { result } = await walory.during(() => walory.visitor().arrive());
  csrf = result.cookies.get('XSRF-TOKEN')!;
});
afterAll(() => walory.stop());

type Part = string | Uint8Array;

function request(method: string, path: string, headers: string[] = [], body: Part = ''): Part[] {
  const length = Buffer.byteLength(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', ...headers];
  if (length) lines.push(`content-length: ${length}`);
  return [`${lines.join('\r\n')}\r\n\r\n`, body];
}

/** A sign-in that is right but for its body. */
function signIn(body: Part, headers: string[] = ['content-type: application/json']): Part[] {
  return request('POST', '/login', [`cookie: XSRF-TOKEN=${csrf}`, `x-xsrf-token: ${csrf}`, ...headers], body);
}

const get = (path: string, ...headers: string[]) => request('GET', path, headers);
const right = '{"email":"jan@example.pl","password":"bursztyn"}';
const json = ['content-type: application/json'];
const many = (count: number) => Array.from({ length: count }, (_, i) => `x-${i}: ${i}`);

type Case = [name: string, status: number, parts: () => Part[]];

const unreadable: Case[] = [
  ['JSON that stops in the middle', 400, () => signIn('{"email":')],
  ['JSON with something after it', 400, () => signIn(`${right}{}`)],
  ['a body that is not UTF-8', 400, () => signIn(Buffer.from([0x22, 0xc3, 0x28, 0x22]))],
  ['a body that overrides prototypes', 400, () => signIn('{"__proto__":{"isAdmin":true}}')],
  ['a body that overrides constructors', 400, () => signIn('{"constructor":{"prototype":{"isAdmin":true}}}')],
  ['an address with a broken percent code', 400, () => get('/api/user/%zz')],
  ['an address with half a character', 400, () => get('/api/notifications/%ff')],
  ['a control character in the address', 400, () => get('/api/\0')],
  ['a letter outside ASCII in the address', 400, () => get('/api/ą')],
  [
    'a method that nobody knows',
    400,
    () => get('/api/user').map((part) => String(part).replace('GET', 'STEAL')),
  ],
  ['two lengths', 400, () => request('POST', '/login', ['content-length: 3'], '{}')],
  [
    'a length and chunks at once',
    400,
    () => request('POST', '/login', ['transfer-encoding: chunked'], '0\r\n\r\n'),
  ],
  ['a header that smuggles another', 400, () => get('/api/user', 'x-a: b\rset-cookie: c')],
  ['a greeting of another protocol', 400, () => ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n']],
];

const refused: Case[] = [
  [
    'a form instead of JSON',
    415,
    () => signIn('email=jan', ['content-type: application/x-www-form-urlencoded']),
  ],
  ['plain text instead of JSON', 415, () => signIn(right, ['content-type: text/plain'])],
  ['a body of no kind', 415, () => signIn(right, [])],
  ['a kind that is no kind', 415, () => signIn(right, ['content-type: ;;;'])],
  // What the server refuses to read must not lie unread in the socket, or closing it would swallow the answer.
  ['a body over the limit', 413, () => request('POST', '/login', [...json, 'content-length: 1048577'])],
  [
    'a body over the limit, in chunks',
    413,
    () => [
      ...request('POST', '/login', [...json, 'transfer-encoding: chunked']),
      `200000\r\n${'a'.repeat(1_048_577)}`,
    ],
  ],
  [
    'an avatar beyond its own, larger limit',
    413,
    () => request('POST', '/api/avatars', [...json, 'content-length: 7400000']),
  ],
  ['a header of a megabyte', 431, () => get('/api/user', `x-large: ${'a'.repeat(1024 * 1024)}`)],
  ['three thousand headers', 431, () => get('/api/user', ...many(3000))],
  ['an address of a hundred kilobytes', 431, () => get(`/api/user?search=${'a'.repeat(100_000)}`)],
];

const notThere: Case[] = [
  ['an unknown call', 404, () => get('/api/nothing')],
  [
    'an unknown call by a changing method',
    404,
    () => request('POST', '/api/nothing', ['content-type: application/json'], '{}'),
  ],
  ['a known call by another method', 404, () => request('PATCH', '/api/user')],
  ['a call outside /api by another method', 404, () => request('PUT', '/login')],
  ['a way out of the folder', 404, () => get('/api/../../../etc/passwd')],
  ['an encoded way out of the folder', 404, () => get('/api/%2e%2e/%2e%2e/etc/passwd')],
  ['an encoded slash', 404, () => get('/api%2fuser')],
  ['a backslash', 404, () => get('/api\\user')],
  ['double slashes', 404, () => get('//api//user')],
  ['nothing but slashes', 404, () => get('//')],
  ['another host in the path', 404, () => get('//evil.example/api/user')],
  ['a NUL as an id', 404, () => get('/api/notifications/%00')],
  ['an id without end', 404, () => request('GET', `/api/avatars/${'a'.repeat(2000)}`)],
  ['another letter case', 404, () => get('/API/user')],
  ['a slash at the end', 404, () => get('/api/user/')],
  ['a matrix parameter', 404, () => get('/api/user;jsessionid=1')],
  ['TRACE', 404, () => request('TRACE', '/api/user')],
  [
    'OPTIONS from another origin',
    421,
    () =>
      request('OPTIONS', '/api/user', ['origin: https://evil.example', 'access-control-request-method: GET']),
  ],
];

const visitors: Case[] = [
  ['a long query that nobody reads', 401, () => get(`/api/user?x=${'a'.repeat(12_000)}`)],
  ['line breaks in the query', 401, () => get('/api/user?x=%0d%0aset-cookie:%20a=b')],
  ['prototypes in the query', 401, () => get('/api/user?__proto__[role]=admin&constructor=x')],
  ['a hundred cookies', 401, () => get('/api/user', `cookie: ${many(100).join('; ').replaceAll(': ', '=')}`)],
  ['a cookie with a broken percent code', 401, () => get('/api/user', 'cookie: walory_session=%E0%A4%A')],
  ['a session cookie without end', 401, () => get('/api/user', `cookie: walory_session=${'a'.repeat(9000)}`)],
  ['two session cookies', 401, () => get('/api/user', 'cookie: walory_session=a; walory_session=b')],
  [
    'two authorization headers',
    401,
    () => get('/api/user', 'authorization: Bearer a', 'authorization: Bearer b'),
  ],
  ['an address with another host', 401, () => get('http://evil.example/api/user')],
  [
    'a locale that nobody speaks',
    401,
    () => get('/api/user', 'x-locale: xx', 'accept-language: qq;q=nonsense'),
  ],
];

async function check(status: number, parts: Part[]): Promise<RawAnswer> {
  const { result: answer, lines } = await walory.during(() => sendRaw(walory.url, ...parts));
  expect({ status: answer.status, body: Object.keys(answer.body ?? {}) }).toEqual({
    status,
    body: ['message'],
  });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.text).not.toMatch(/\bat .*:\d+|node_modules|FST_ERR|HPE_/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ status, requestId: answer.headers.get('x-request-id'), msg: 'answered' });
  expect(JSON.stringify(lines[0]).length).toBeLessThan(700);
  return answer;
}

describe.each([
  ['what cannot be read', unreadable],
  ['what is too much or of the wrong kind', refused],
  ['what is not there', notThere],
  ['what is odd but harmless', visitors],
] as [string, Case[]][])('%s gets one answer and one log line', (_group, cases) => {
  test.each(cases)('%s: %i', async (_name, status, parts) => {
    await check(status, parts());
  });
});

test('refused fields are named by keys of the catalogue and nothing of the input is repeated', async () => {
  const { result, lines } = await walory.during(() =>
    sendRaw(walory.url, ...signIn('{"email":"<script>alert(1)</script>","password":""}')),
  );
  expect(result.status).toBe(422);
  expect(result.body.errors).toEqual({ email: ['emailError'], password: ['passwordError'] });
  expect(result.text).not.toContain('script');
  expect(lines).toHaveLength(1);
});

test('HEAD is answered for watchers, without a body', async () => {
  const answer = await sendRaw(walory.url, ...request('HEAD', '/healthz', ['connection: close']));
  expect([answer.status, answer.text]).toEqual([200, '']);
});

test('a refused caller who does not hang up is hung up on', async () => {
  const { hostname, port } = new URL(walory.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const began = performance.now();
  socket.write('nonsense\r\n\r\n');
  socket.on('error', () => {});
  socket.resume();
  const writing = setInterval(() => socket.write('more nonsense'), 50);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(writing);
  // Ten times the second it is given; left alone, it would be a minute.
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('no answer to another origin allows it to read', async () => {
  // Without a public address nobody else is answered at all (rule A-16).
  const answer = await sendRaw(walory.url, ...get('/api/currencies', 'origin: https://evil.example'));
  expect(answer.status).toBe(421);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('the log holds neither passwords nor tokens nor addresses of people', async () => {
  const { lines } = await walory.during(async () => {
    const visitor = await walory.visitor().arrive();
    await visitor.post('/login', { email: 'tajny@example.pl', password: 'tajne-haslo' });
    await visitor.get('/api/email?type=reset-password&email=tajny%40example.pl');
    await visitor.post('/api/email', { type: 'email-verification', token: 'tajny-token' });
    await visitor.get('/reset-password/tajny-token-w-adresie');
    await visitor.get('/pl/verify-email/tajny-token-w-adresie');
    await visitor.get('/api/user', { headers: { authorization: `Bearer tajny-${'x'.repeat(40)}` } });
  });
  expect(lines.length).toBeGreaterThanOrEqual(6);
  expect(JSON.stringify(lines)).not.toContain('tajn');
});

test('a fault of ours is answered with its id and written once, with nothing of it in the answer', async () => {
  const visitor = walory.visitor();
  await visitor.register();
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: walory.databaseUrl });
  await client.connect();
  await client.query('alter table notifications rename to elsewhere');
  const { result, lines } = await walory.during(() => visitor.get('/api/notifications'));
  await client.query('alter table elsewhere rename to notifications');
  await client.end();
  expect(result.status).toBe(500);
  const requestId = result.headers.get('x-request-id');
  expect(result.body).toEqual({ message: 'Something went wrong. Try again later.', request_id: requestId });
  const faults = lines.filter((line) => line.level === 'error');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatchObject({ requestId, msg: 'fault' });
  expect((await visitor.get('/api/notifications')).status).toBe(200);
});
