import { expect, test } from 'vitest';
import { nameAmong, nameIn } from './name-in.ts';

test('a name is told in the reader’s language, else in English, else as it is known', () => {
  expect(nameIn({ en: 'Gold', pl: 'Złoto' }, 'pl')).toBe('Złoto');
  expect(nameIn({ en: 'Gold' }, 'pl', 'XAU')).toBe('Gold');
  expect(nameIn({ de: 'Gold in Barren' }, 'pl', 'XAU')).toBe('Gold in Barren');
});

test('without any name what stands for it is told, never "undefined"', () => {
  expect(nameIn({}, 'pl', 'XAU')).toBe('XAU');
  expect(nameIn({}, 'pl')).toBe('');
});

test('of a list of languages a name is told in the same order', () => {
  const gold = { lang: 'en', name: 'Gold' };
  expect(nameAmong([gold, { lang: 'pl', name: 'Złoto' }], 'pl', 'XAU')).toBe('Złoto');
  expect(nameAmong([{ lang: 'de', name: 'Gold in Barren' }, gold], 'pl', 'XAU')).toBe('Gold');
  expect(nameAmong([{ lang: 'de', name: 'Gold in Barren' }], 'pl', 'XAU')).toBe('Gold in Barren');
  expect(nameAmong([], 'pl', 'XAU')).toBe('XAU');
  expect(nameAmong([], 'pl')).toBe('');
});
