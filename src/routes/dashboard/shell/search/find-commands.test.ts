import { describe, expect, it } from 'vitest';
import { findByTitle } from './find-commands.ts';

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
