import { sendRaw } from '../support/callers/raw-request.ts';
import { expect, test } from './journey.ts';

const odd: [name: string, status: number, request: string][] = [
  ['something sent to a page', 404, 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3\r\n\r\na=b'],
  ['an address of two lines', 404, 'GET /x%0a HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['an address with another kind of line', 404, 'GET /pl%E2%80%A8 HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a port that does not exist', 400, 'GET / HTTP/1.1\r\nhost: localhost:99999\r\n\r\n'],
  ['a host with a user', 400, 'GET / HTTP/1.1\r\nhost: a@b\r\n\r\n'],
  ['no host', 421, 'GET / HTTP/1.0\r\n\r\n'],
];

for (const [name, status, request] of odd)
  test(`${name} is refused without a fault`, async ({ baseURL }) => {
    const answer = await sendRaw(baseURL!, request);
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body)).toEqual(['message']);
  });

test('a link with a token is remembered by nobody, in whatever letters it is written', async ({
  request,
}) => {
  for (const path of ['/Reset-Password/abc', '/%72eset-password/abc', '/pl/VERIFY-email/abc']) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control'], path).toBe('no-store');
  }
});
