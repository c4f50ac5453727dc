import { describe, expect, it } from 'vitest';
import { type Decimal, decimal, textOf, times } from '../../../foundation/decimal.ts';
import {
  emptyPool,
  type LotPool,
  partOfPool,
  poolsTogether,
  poolWithout,
  priceEffectOf,
  splitPool,
} from './lot-pool.ts';

/** Units bought at a price in the instrument's currency, whose rate that day was. */
function bought(units: string, price: string, rate: string): LotPool {
  const inInstrument = times(decimal(units), decimal(price));
  const cost = times(inInstrument, decimal(rate));
  return {
    units: decimal(units),
    cost,
    inInstrument,
    costAtRate0: cost,
    unitsAtRate0: times(decimal(units), decimal(rate)),
  };
}
const texts = (pool: LotPool) => Object.values(pool).map((value: Decimal) => textOf(value));

describe('units with what they cost (rules L-6, P-9)', () => {
  const both = poolsTogether(bought('1', '10', '4'), bought('3', '30', '5'));

  it('are put together and taken apart exactly', () => {
    expect(texts(both)).toEqual(['4', '490', '100', '490', '19']);
    expect(texts(poolWithout(both, bought('3', '30', '5')))).toEqual(texts(bought('1', '10', '4')));
    expect(texts(poolsTogether(emptyPool, both))).toEqual(texts(both));
  });

  it('a part is in proportion to its units, and all of it leaves nothing behind', () => {
    expect(texts(partOfPool(both, decimal('1')))).toEqual(['1', '122.5', '25', '122.5', '4.75']);
    expect(partOfPool(both, decimal('4'))).toBe(both);
    const third = partOfPool(bought('3', '1', '1'), decimal('1'));
    expect(textOf(third.cost)).toBe('1');
    const uneven = partOfPool(bought('3', '0.1', '1'), decimal('2'));
    expect(texts(poolsTogether(uneven, poolWithout(bought('3', '0.1', '1'), uneven)))).toEqual(
      texts(bought('3', '0.1', '1')),
    );
  });

  it('a split changes what a unit is and not what it cost (L-9)', () => {
    expect(texts(splitPool(both, [decimal('4'), decimal('1')], decimal('16')))).toEqual([
      '16',
      '490',
      '100',
      '490',
      '76',
    ]);
  });
});

describe('what the price alone made of it (rule P-9)', () => {
  it('lot by lot counts each lot’s own rate', () => {
    const both = poolsTogether(bought('1', '10', '4'), bought('1', '20', '5'));
    expect(textOf(priceEffectOf(both, decimal('20'), 'fifo'))).toBe('40');
    expect(textOf(priceEffectOf(bought('10', '100', '4'), decimal('110'), 'fifo'))).toBe('400');
  });

  it('with average cost counts the rate weighted by the money it turned', () => {
    const both = poolsTogether(bought('1', '10', '4'), bought('1', '30', '5'));
    // On average 20, at 190 / 40 = 4.75 a unit of the currency.
    expect(textOf(priceEffectOf(both, decimal('20'), 'average'))).toBe('0');
    expect(textOf(priceEffectOf(both, decimal('22'), 'average'))).toBe('19');
  });

  it('of nothing is nothing', () => {
    expect(textOf(priceEffectOf(emptyPool, decimal('20'), 'fifo'))).toBe('0');
    expect(textOf(priceEffectOf(emptyPool, decimal('20'), 'average'))).toBe('0');
  });
});
