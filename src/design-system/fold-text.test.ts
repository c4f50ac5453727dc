import { expect, it } from 'vitest';
import { matches } from './fold-text.ts';

it('finds Polish words typed without marks, in any order', () => {
  expect(matches('KGHM Polska Miedź', 'miedz kghm')).toBe(true);
  expect(matches('Łódź', 'lodz')).toBe(true);
  expect(matches('CD Projekt', 'cdr')).toBe(false);
  expect(matches('CD Projekt', '')).toBe(true);
});
