import { expect, test } from 'vitest';
import { contentSecurityPolicy, mapOrigins } from './security-headers.ts';

test('data and pictures come from here alone, unless the operator names whose map is shown', () => {
  const closed = contentSecurityPolicy(
    'n',
    false,
    mapOrigins({ mapStyle: '', mapHosts: ['https://x.example'] }),
  );
  expect(closed).toContain("connect-src 'self';");
  expect(closed).toContain("img-src 'self' data: blob:;");
  const origins = mapOrigins({
    mapStyle: 'https://tiles.example/style.json?key=abc',
    mapHosts: ['https://tiles.example/fonts', 'https://sprites.example'],
  });
  expect(origins).toEqual(['https://tiles.example', 'https://sprites.example']);
  const opened = contentSecurityPolicy('n', false, origins);
  expect(opened).toContain("connect-src 'self' https://tiles.example https://sprites.example;");
  expect(opened).toContain("script-src 'self' 'nonce-n';");
  expect(opened).not.toContain('abc');
});
