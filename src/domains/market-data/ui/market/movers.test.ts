import { describe, expect, it } from 'vitest';
import { breadth, movers } from './movers.ts';

const moving = (name: string, day: number | null) => ({
  name,
  changes: { '24h': day, '7D': null, '1M': null, '3M': null, YTD: null, '1Y': null },
});
const market = [
  moving('XTB', 3.12),
  moving('GPW', 0.05),
  moving('JSW', -3.87),
  moving('PKO', 1.84),
  moving('new', null),
  moving('PGE', -1.92),
];
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('movers', () => {
  it('counts up, flat and down, and leaves out what has no change', () => {
    expect(breadth(market, '24h')).toEqual({ up: 2, flat: 1, down: 2 });
    expect(breadth(market, '1Y')).toEqual({ up: 0, flat: 0, down: 0 });
  });

  it('names those that moved furthest, furthest first', () => {
    const { up, down } = movers(market, '24h', 5);
    expect(names(up)).toEqual(['XTB', 'PKO']);
    expect(names(down)).toEqual(['JSW', 'PGE']);
  });

  it('names no more than asked for', () => {
    expect(names(movers(market, '24h', 1).up)).toEqual(['XTB']);
    expect(names(movers(market, '24h', 1).down)).toEqual(['JSW']);
  });

  it('names nobody for a period without changes', () => {
    expect(movers(market, '1Y', 5)).toEqual({ up: [], down: [] });
  });
});
