import { describe, expect, it } from 'vitest';
import { findByTitle, startsSearch } from './find-commands.ts';

const options = ['Portfele', 'Wszystkie walory', 'Moje walory', 'Łódź, kawalerka'].map((title) => ({
  id: title,
  title,
}));

describe('the search by title', () => {
  it('offers everything before anything is typed', () => {
    expect(findByTitle(options, '  ')).toHaveLength(4);
  });
  it('finds every word in any order, without marks and case', () => {
    expect(findByTitle(options, 'WALORY moje').map(({ id }) => id)).toEqual(['Moje walory']);
    expect(findByTitle(options, 'lodz').map(({ id }) => id)).toEqual(['Łódź, kawalerka']);
  });
  it('finds nothing where nothing matches', () => {
    expect(findByTitle(options, 'xyz')).toEqual([]);
  });
});

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
