import { describe, expect, it } from 'vitest';
import { numbersIn } from '../../../../foundation/format-number.ts';
import { changeText } from '../change-text.ts';
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
  it('counts up, flat and down as the rows below show them, and leaves out what has no change (M-19)', () => {
    expect(breadth(market, '24h')).toEqual({ up: 3, flat: 0, down: 2 });
    const bonds = [-0.01, -0.08, -0.004, 0, 0.006].map((change, at) => moving(`WS${at}`, change));
    expect(breadth(bonds, '24h')).toEqual({ up: 1, flat: 2, down: 2 });
    for (const { changes } of bonds) {
      const sign = changeText(changes['24h'], numbersIn('en'))[0];
      const counted = breadth([{ changes }], '24h');
      expect(counted.up === 1, `${changes['24h']}`).toBe(sign === '+');
      expect(counted.flat === 1).toBe(sign === '0');
    }
    expect(breadth(market, '1Y')).toEqual({ up: 0, flat: 0, down: 0 });
  });

  it('names those that moved furthest, furthest first', () => {
    const { up, down } = movers(market, '24h', 5);
    expect(names(up)).toEqual(['XTB', 'PKO', 'GPW']);
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
