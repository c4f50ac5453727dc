import { expect, test } from 'vitest';
import { blocksOf, typedOf } from './text-blocks.ts';

test('an empty line begins a new paragraph, a line break alone does not', () => {
  expect(blocksOf('One\nstill one.\n\nTwo.')).toEqual(['One still one.', 'Two.']);
  expect(blocksOf('One.\r\n  \r\nTwo.\r\n\r\n\r\nThree.')).toEqual(['One.', 'Two.', 'Three.']);
});

test('nothing typed is no paragraph', () => {
  expect(blocksOf('')).toEqual([]);
  expect(blocksOf(' \n\n \n')).toEqual([]);
});

test('hard spaces of Polish stay', () => {
  expect(blocksOf('Raz i\u00a0dwa')).toEqual(['Raz i\u00a0dwa']);
});

test('what was stored comes back as it was', () => {
  const blocks = ['One.', 'Two, longer.', 'Three.'];
  expect(blocksOf(typedOf(blocks))).toEqual(blocks);
});
