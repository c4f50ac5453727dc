import { expect, test } from 'vitest';
import { PairKeys } from './pair-keys.ts';

test('a pair has one text, made once, and other pairs have others', () => {
  let made = 0;
  const keys = new PairKeys((first, second) => {
    made += 1;
    return `${first}/${second}`;
  });
  expect([keys.of('a', 'b'), keys.of('b', 'a'), keys.of('a', 'b')]).toEqual(['a/b', 'b/a', 'a/b']);
  expect(made).toBe(2);
  expect(new PairKeys().of('A', 'ACM')).toBe('A ACM');
});
