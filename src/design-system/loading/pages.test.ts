import { describe, expect, it } from 'vitest';
import { eachOnce, nothingYet, withPage } from './pages.ts';

const size = 2;

describe('a list in pages', () => {
  it('waits for its first page, unless that came with the address', () => {
    expect(nothingYet('all', 0)).toMatchObject({ rows: [], next: 0, state: 'loading' });
    expect(nothingYet('all', size)).toMatchObject({ rows: [], next: size, state: 'ready' });
  });

  it('grows by each page and counts by what was asked for', () => {
    const first = withPage(nothingYet<string>('all', 0), 0, { rows: ['a', 'b'], total: 5 }, size);
    expect(first).toEqual({ of: 'all', rows: ['a', 'b'], total: 5, next: 2, state: 'ready' });
    const short = withPage(first, 2, { rows: ['c'], total: 5 }, size);
    expect(short).toMatchObject({ rows: ['a', 'b', 'c'], next: 4 });
  });

  it('begins anew with its first page', () => {
    const long = { ...nothingYet<string>('all', 4), rows: ['a', 'b', 'c'] };
    expect(withPage(long, 0, { rows: ['z', 'a'], total: 4 }, size).rows).toEqual(['z', 'a']);
  });

  it('shows once what came twice because another row was added meanwhile', () => {
    expect(eachOnce(['a', 'b', 'b', 'c'], (row) => row)).toEqual(['a', 'b', 'c']);
  });
});
