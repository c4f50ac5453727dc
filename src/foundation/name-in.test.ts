import { expect, test } from 'vitest';
import { nameIn } from './name-in.ts';

test('a name is told in the reader’s language, else in English, else as it is known', () => {
  expect(nameIn({ en: 'Gold', pl: 'Złoto' }, 'pl')).toBe('Złoto');
  expect(nameIn({ en: 'Gold' }, 'pl', 'XAU')).toBe('Gold');
  expect(nameIn({ de: 'Gold in Barren' }, 'pl', 'XAU')).toBe('Gold in Barren');
});

test('without any name what stands for it is told, never "undefined"', () => {
  expect(nameIn({}, 'pl', 'XAU')).toBe('XAU');
  expect(nameIn({}, 'pl')).toBe('');
});
