import { describe, expect, test } from 'vitest';
import { mergeParts, type Part } from './merge-parts.ts';

const part = (name: string, letters: number, ...pages: string[]): Part => ({
  ids: [name],
  letters,
  pages: new Set(pages),
});
const files = (parts: readonly Part[]) => parts.map(({ ids }) => [...ids].sort().join()).sort();
const always = () => true;

describe('code that pages share', () => {
  test('is one file where the same pages need it, and apart where no page needs both', () => {
    const parts = [part('a', 5000, 'x', 'y'), part('b', 5000, 'x', 'y'), part('c', 10, 'v', 'w')];
    expect(files(mergeParts(parts, 1, always))).toEqual(['a,b', 'c']);
  });

  test('is joined where a request costs more than what a page loads in vain, and not where it costs less', () => {
    const parts = [part('small', 100, 'x', 'y'), part('large', 9000, 'x', 'y', 'z')];
    expect(files(mergeParts(parts, 60, always))).toEqual(['large,small']);
    expect(files(mergeParts(parts, 40, always))).toEqual(['large', 'small']);
  });

  test('stays apart where it may not be joined, whatever that costs', () => {
    const parts = [part('a', 10, 'x', 'first'), part('b', 10, 'x'), part('c', 10, 'x', 'first', 'y')];
    const sameForFirst = (one: Part, other: Part) => one.pages.has('first') === other.pages.has('first');
    expect(files(mergeParts(parts, 1000, sameForFirst))).toEqual(['a,c', 'b']);
  });

  test('loses no module and counts none twice', () => {
    const parts = Array.from({ length: 40 }, (_, at) =>
      part(
        `m${at}`,
        (at * 37) % 11_000,
        ...['p', 'q', 'r', 's', 't'].filter((_page, bit) => (at + 1) & (1 << bit)),
      ),
    );
    const merged = mergeParts(parts, 3000, always);
    expect(merged.flatMap(({ ids }) => ids).sort()).toEqual(parts.flatMap(({ ids }) => ids).sort());
    expect(merged.length).toBeLessThan(parts.length);
  });
});
