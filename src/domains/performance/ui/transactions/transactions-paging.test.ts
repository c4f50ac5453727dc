import { describe, expect, it } from 'vitest';
import { pageMarks, rowsOn } from './transactions-paging.ts';

describe('the numbers of pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 47, [1, 2, 3, 'gap', 47]],
    [2, 47, [1, 2, 3, 'gap', 47]],
    [3, 47, [1, 2, 3, 4, 'gap', 47]],
    [4, 47, [1, 2, 3, 4, 5, 'gap', 47]],
    [20, 47, [1, 'gap', 19, 20, 21, 'gap', 47]],
    [47, 47, [1, 'gap', 45, 46, 47]],
  ] as const)('on page %i of %i', (current, count, marks) => {
    expect(pageMarks(current, count)).toEqual(marks);
  });
});

describe('the rows on a page', () => {
  it('end with the list', () => {
    expect(rowsOn(1, 50, 2314)).toEqual({ first: 1, last: 50 });
    expect(rowsOn(47, 50, 2314)).toEqual({ first: 2301, last: 2314 });
    expect(rowsOn(1, 50, 3)).toEqual({ first: 1, last: 3 });
  });
});
