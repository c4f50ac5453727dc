import { describe, expect, it } from 'vitest';
import { startsSearch } from './starts-search.ts';

describe('what starts a search', () => {
  it.each([
    ['a letter', 'por', 'port', true],
    ['a Polish letter', 'z', 'zł', true],
    ['a digit', 'edo', 'edo1', true],
    ['a space', 'my', 'my ', true],
    ['backspace', 'port', 'por', true],
    ['delete of everything', 'port', '', true],
    ['a paste of signs', '', '-//-', true],
    ['replacing a letter', 'cat', 'cut', true],
    ['a letter in the middle', 'prt', 'port', true],
    ['a single sign', 'port', 'port-', false],
    ['nothing', 'port', 'port', false],
  ])('%s', (_, before, after, starts) => {
    expect(startsSearch(before, after)).toBe(starts);
  });
});
