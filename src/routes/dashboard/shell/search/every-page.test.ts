import { expect, test } from 'vitest';
import { wordsOfPages } from '../../../../domains/search/typed-words.ts';
import { navPages } from '../navigation/navigation.ts';

test('every page of the menu can be found (SE-1)', () => {
  expect(navPages.filter((page) => !(page in wordsOfPages))).toEqual([]);
});
