import { expect, test } from 'vitest';
import { allowedTogether, contentSecurityPolicy } from './security-headers.ts';

test('everything comes from here alone, unless somebody is admitted (SF-6)', () => {
  const closed = contentSecurityPolicy('n', false);
  expect(closed).toContain("connect-src 'self';");
  expect(closed).toContain("img-src 'self' data: blob:;");
  expect(closed).toContain("script-src 'self' 'nonce-n';");
  expect(closed).not.toContain('frame-src');
  expect(contentSecurityPolicy('n', false, allowedTogether([]))).toBe(closed);
});

test('who is admitted is admitted for what was named, each address once (SF-6)', () => {
  const opened = contentSecurityPolicy(
    'n',
    false,
    allowedTogether([
      { connect: ['https://tiles.example', 'https://sprites.example'], img: ['https://tiles.example'] },
      { script: ['https://tags.example'], connect: ['https://tiles.example'], frame: ['https://f.example'] },
    ]),
  );
  expect(opened).toContain("connect-src 'self' https://tiles.example https://sprites.example;");
  expect(opened).toContain("img-src 'self' data: blob: https://tiles.example;");
  expect(opened).toContain("script-src 'self' 'nonce-n' https://tags.example;");
  expect(opened).toContain('frame-src https://f.example;');
  expect(opened).toContain("style-src 'self' 'nonce-n';");
});
