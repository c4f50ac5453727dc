import { expect, test } from 'vitest';
import { websiteOf } from './website.ts';

test('only web addresses become links', () => {
  expect(websiteOf('https://www.pkobp.pl')).toEqual({ href: 'https://www.pkobp.pl/', host: 'pkobp.pl' });
  expect(websiteOf('pkobp.pl')?.href).toBe('https://pkobp.pl/');
  expect(websiteOf('javascript:alert(1)')).toBeNull();
  expect(websiteOf('not an address')).toBeNull();
  expect(websiteOf(null)).toBeNull();
});
