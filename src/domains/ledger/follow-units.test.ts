import { describe, expect, it } from 'vitest';
import { buy, ledgerRow, sell, split } from '../../../tests/support/records/ledger-rows.ts';
import { textOf, zero } from '../../foundation/decimal.ts';
import {
  firstOutgrown,
  firstOverdrawn,
  mostThatCanLeave,
  type UnitsRow,
  unitsAfter,
} from './follow-units.ts';
import { inOrder } from './order-rows.ts';

const unitsOf = (rows: UnitsRow[]) => textOf(inOrder(rows).reduce(unitsAfter, zero));
const transferIn = (day: string, units: string) => ledgerRow('transfer-in', day, { units, price: '1' });
const transferOut = (day: string, units: string) => ledgerRow('transfer-out', day, { units, price: '1' });

describe('units of a holding', () => {
  it('come and go by purchases, sales and transfers, and by nothing else (L-1)', () => {
    const rows = [
      buy('2024-01-02', '10.5', '1'),
      transferIn('2024-01-03', '2'),
      sell('2024-01-04', '3', '1'),
      transferOut('2024-01-05', '0.5'),
      ledgerRow('dividend', '2024-01-06', { total: '100' }),
      ledgerRow('interest', '2024-01-06', { total: '100' }),
      ledgerRow('fee', '2024-01-06', { total: '100' }),
      ledgerRow('tax', '2024-01-06', { total: '100' }),
    ];
    expect(unitsOf(rows)).toBe('9');
  });

  it('are multiplied by a split, before what else happens that instant (L-9)', () => {
    expect(unitsOf([buy('2024-01-02', '10', '1'), split('2024-02-01', '4:1')])).toBe('40');
    expect(
      unitsOf([buy('2024-01-02', '10', '1'), split('2024-02-01', '4:1'), buy('2024-02-01', '1', '1')]),
    ).toBe('41');
    expect(unitsOf([buy('2024-01-02', '10', '1'), split('2024-02-01', '3:2')])).toBe('15');
  });

  it('a split that does not come out even keeps 24 decimals, half to even (L-5)', () => {
    expect(unitsOf([buy('2024-01-02', '100', '1'), split('2024-02-01', '1:3')])).toBe(`33.${'3'.repeat(24)}`);
    expect(unitsOf([buy('2024-01-02', '2', '1'), split('2024-02-01', '1:3')])).toBe(`0.${'6'.repeat(23)}7`);
  });

  it('after an uneven split what can be entered is all, on either side of it (L-5)', () => {
    const third = [buy('2024-01-02', '1', '1'), split('2024-02-01', '1:3')];
    const all = `0.${'3'.repeat(18)}`;
    expect(unitsOf([...third, sell('2024-03-01', all, '1')])).toBe('0');
    expect(unitsOf([...third, sell('2024-03-01', '0.333333333333333332', '1')])).toBe(
      '0.000000000000000001333333',
    );
    const twoThirds = [buy('2024-01-02', '2', '1'), split('2024-02-01', '1:3')];
    expect(firstOverdrawn([...twoThirds, sell('2024-03-01', `0.${'6'.repeat(17)}7`, '1')])).toBeUndefined();
    expect(unitsOf([...twoThirds, sell('2024-03-01', `0.${'6'.repeat(17)}7`, '1')])).toBe('0');
    expect(firstOverdrawn([...twoThirds, sell('2024-03-01', `0.${'6'.repeat(17)}8`, '1')])).toBeDefined();
    const bought = buy('2024-04-01', '5', '1');
    expect(unitsOf([...third, sell('2024-03-01', all, '1'), bought])).toBe('5');
  });

  it('are exact at the limits (L-4, L-5)', () => {
    const most = '1000000000000';
    const least = '0.000000000000000001';
    expect(unitsOf([buy('2024-01-02', most, '1'), buy('2024-01-03', least, '1')])).toBe(
      `${most}.000000000000000001`,
    );
    expect(
      unitsOf([
        buy('2024-01-02', most, '1'),
        buy('2024-01-03', least, '1'),
        sell('2024-01-04', most, '1'),
        sell('2024-01-05', least, '1'),
      ]),
    ).toBe('0');
  });
});

describe('no prefix of the ledger may be below zero (rule L-3)', () => {
  it('a ledger that never sells more than it holds is right', () => {
    expect(firstOverdrawn([])).toBeUndefined();
    expect(firstOverdrawn([buy('2024-01-02', '5', '1'), sell('2024-01-03', '5', '1')])).toBeUndefined();
  });

  it('selling more than is held on that day is found, though more is bought later', () => {
    const tooMuch = sell('2024-01-03', '6', '1');
    expect(firstOverdrawn([buy('2024-01-02', '5', '1'), tooMuch, buy('2024-01-04', '9', '1')])).toBe(tooMuch);
  });

  it('the first of several is named', () => {
    const first = sell('2024-01-03', '6', '1');
    const second = sell('2024-01-05', '6', '1');
    expect(firstOverdrawn([second, buy('2024-01-02', '5', '1'), first])).toBe(first);
  });

  it('selling and buying on one day without times is right, whichever was typed first', () => {
    expect(firstOverdrawn([sell('2024-01-03', '5', '1'), buy('2024-01-03', '5', '1')])).toBeUndefined();
  });

  it('selling at nine what was bought at ten is not', () => {
    const early = sell('2024-01-03', '5', '1', { time: '09:00' });
    expect(firstOverdrawn([early, buy('2024-01-03', '5', '1', { time: '10:00' })])).toBe(early);
    expect(firstOverdrawn([early, buy('2024-01-03', '5', '1')])).toBeUndefined();
    const late = sell('2024-01-03', '5', '1');
    expect(firstOverdrawn([late, buy('2024-01-03', '5', '1', { time: '23:59' })])).toBeUndefined();
  });

  it('a transfer out counts as well, and a split that makes less of it', () => {
    const out = transferOut('2024-02-02', '4');
    expect(firstOverdrawn([buy('2024-01-02', '10', '1'), split('2024-02-01', '1:3'), out])).toBe(out);
    expect(firstOverdrawn([transferIn('2024-01-02', '12'), split('2024-02-01', '1:3'), out])).toBeUndefined();
  });

  it('one unit of the eighteenth decimal is too much', () => {
    const tooMuch = sell('2024-01-03', '1.000000000000000001', '1');
    expect(firstOverdrawn([buy('2024-01-02', '1', '1'), tooMuch])).toBe(tooMuch);
  });
});

describe('the most that can leave (rule L-3)', () => {
  const most = (others: UnitsRow[], row: UnitsRow) => textOf(mostThatCanLeave(others, row));
  const sale = (day: string, time?: string) => sell(day, '1', '1', { id: 'sale', ...(time && { time }) });

  it('is what is held then', () => {
    const bought = [buy('2024-01-02', '5', '1'), buy('2024-01-10', '7', '1')];
    expect(most(bought, sale('2024-01-05'))).toBe('5');
    expect(most(bought, sale('2024-01-10'))).toBe('12');
    expect(most(bought, sale('2024-01-01'))).toBe('0');
    expect(most([], sale('2024-01-01'))).toBe('0');
  });

  it('leaves enough for sales that come later', () => {
    const others = [buy('2024-01-02', '5', '1'), sell('2024-02-01', '3', '1'), buy('2024-03-01', '10', '1')];
    expect(most(others, sale('2024-01-05'))).toBe('2');
    expect(most(others, sale('2024-03-05'))).toBe('12');
  });

  it('counts later sales in the units of its own day: splits lie between', () => {
    const others = [buy('2024-01-02', '10', '1'), split('2024-02-01', '4:1'), sell('2024-03-01', '30', '1')];
    // Of 40 later units 30 are needed; 10 of them are 2.5 of today's.
    expect(most(others, sale('2024-01-05'))).toBe('2.5');
    expect(most(others, sale('2024-02-05'))).toBe('10');
  });

  it('counts several splits, and ones that make less', () => {
    const others = [
      buy('2024-01-02', '90', '1'),
      split('2024-02-01', '1:3'),
      split('2024-03-01', '2:1'),
      sell('2024-04-01', '20', '1'),
    ];
    // 60 units at the end, 40 of them free: 60 of the first ones.
    expect(most(others, sale('2024-01-05'))).toBe('60');
    expect(most(others, sale('2024-02-05'))).toBe('20');
    expect(most(others, sale('2024-03-05'))).toBe('40');
  });

  it('can be entered: it has eighteen decimals, and taken it is accepted', () => {
    const others = [buy('2024-01-02', '2', '1'), split('2024-02-01', '1:3')];
    const max = most(others, sale('2024-03-01'));
    expect(max).toBe(`0.${'6'.repeat(18)}`);
    expect(firstOverdrawn([...others, sell('2024-03-01', max, '1')])).toBeUndefined();
  });

  it('goes by the time of the day', () => {
    const others = [buy('2024-01-02', '5', '1', { time: '10:00' }), buy('2024-01-02', '1', '1')];
    expect(most(others, sale('2024-01-02', '09:00'))).toBe('1');
    expect(most(others, sale('2024-01-02', '11:00'))).toBe('6');
  });

  it('is nothing where a later day is short already', () => {
    const others = [buy('2024-01-02', '5', '1'), sell('2024-02-01', '9', '1')];
    expect(most(others, sale('2024-01-05'))).toBe('0');
  });
});

describe('no split makes absurdly many units (rule L-4)', () => {
  const held = buy('2024-01-02', '1000000000000', '1');

  it('up to 1e18 it is a split, beyond it is a slip', () => {
    const most = split('2024-02-01', '1000000:1');
    const more = split('2024-02-01', '1000001:1');
    expect(firstOutgrown([held, most])).toBeUndefined();
    expect(firstOutgrown([more, held])).toBe(more);
  });

  it('several together count, and so does what is bought before them', () => {
    const second = split('2024-03-01', '10000:1');
    const rows = [held, split('2024-02-01', '1000:1'), second];
    expect(firstOutgrown(rows)).toBe(second);
    expect(firstOutgrown(rows.slice(1))).toBeUndefined();
    expect(firstOutgrown([held, held])).toBeUndefined();
  });
});
