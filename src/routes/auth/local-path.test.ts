import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

const otherwise = '/dashboard';

test('a page of ours is kept with its query', () => {
  expect(localPath('/pl/dashboard/settings?tab=security#key', otherwise)).toBe(
    '/pl/dashboard/settings?tab=security#key',
  );
});

test('nothing given leads to the dashboard', () => {
  expect(localPath(null, otherwise)).toBe(otherwise);
  expect(localPath('', otherwise)).toBe(otherwise);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\/evil.example',
  '/\t/evil.example/',
  '/\n//evil.example',
  'javascript:alert(1)',
  'dashboard',
  '/.//evil.example',
  '/a/..//evil.example',
])('%j leads elsewhere and is refused', (wanted) => {
  expect(localPath(wanted, otherwise)).toBe(otherwise);
});
