import { expect, test } from 'vitest';
import { curlOf } from './call-code.ts';

const origin = 'https://walory.example';

test('a call is shown with the key where keys may', () => {
  const shown = { method: 'GET', who: 'key', csrf: false, example: { path: '/api/bonds?closed=1' } } as const;
  expect(curlOf(shown, origin)).toBe(
    `curl 'https://walory.example/api/bonds?closed=1' \\\n  -H "Authorization: Bearer $WALORY_KEY"`,
  );
});

test('what a session alone may is shown with its cookies and the token; a quote in the body does not end it', () => {
  const example = { path: '/api/user', body: { password: "it's" } };
  const curl = curlOf({ method: 'DELETE', who: 'session', csrf: true, example }, origin);
  expect(curl).toContain("curl -X DELETE 'https://walory.example/api/user'");
  expect(curl).toContain('-b cookies.txt');
  expect(curl).toContain('X-XSRF-TOKEN');
  expect(curl).toContain(`"it'\\''s"`);
  expect(curl).not.toContain('Bearer');
});

test('what anyone may read needs nothing', () => {
  const example = { path: '/api/currencies' };
  expect(curlOf({ method: 'GET', who: 'anyone', csrf: false, example }, origin)).toBe(
    "curl 'https://walory.example/api/currencies'",
  );
});
