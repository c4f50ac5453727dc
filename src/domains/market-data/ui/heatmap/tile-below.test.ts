import { describe, expect, it } from 'vitest';
import { tileBelow } from './tile-below.ts';

const rect = (x: number, y: number) => ({ x, y, width: 98, height: 98 });
/** Three columns, two rows. */
const grid = [rect(0, 0), rect(100, 0), rect(200, 0), rect(0, 100), rect(100, 100), rect(200, 100)];

describe('moving over the map by arrows', () => {
  it('stays in its column', () => {
    expect(tileBelow(grid, 1, 'down')).toBe(4);
    expect(tileBelow(grid, 5, 'up')).toBe(2);
  });

  it('stays where it is at the edge', () => {
    expect(tileBelow(grid, 0, 'up')).toBe(0);
    expect(tileBelow(grid, 3, 'down')).toBe(3);
    expect(tileBelow([], 0, 'down')).toBe(0);
  });
});
