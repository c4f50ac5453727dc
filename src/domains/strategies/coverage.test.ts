import { describe, expect, test } from 'vitest';
import { decimal, textOf, zero } from '../../foundation/decimal.ts';
import { compositionOf, holding } from './composition-for-tests.ts';
import { coverageOf } from './coverage.ts';

const classic = compositionOf({
  shares: ['60', 'class stocks', 'subclass equity-etf'],
  bonds: ['40', 'class bonds'],
});

function worth(id: string, price: string, more: Partial<Parameters<typeof holding>[1]> = {}) {
  return holding(id, { units: '1', price, ...more });
}

test('a portfolio that is what the strategy wants covers it whole (S-3)', () => {
  const held = [worth('a', '600'), worth('b', '400', { class: 'bonds' })];
  const { percent, components, unmatched } = coverageOf(held, zero, classic);
  expect(textOf(percent!)).toBe('100');
  expect(components.map(({ drift }) => textOf(drift))).toEqual(['0', '0']);
  expect(textOf(unmatched.held)).toBe('0');
});

test('of each component only as much counts as is wanted (S-3)', () => {
  const held = [worth('a', '900'), worth('b', '100', { class: 'bonds' })];
  const { percent, components } = coverageOf(held, zero, classic);
  expect(textOf(percent!)).toBe('70');
  expect(
    components.map(({ key, wanted, held: is, drift }) => [key, ...[wanted, is, drift].map(textOf)]),
  ).toEqual([
    ['shares', '60', '90', '30'],
    ['bonds', '40', '10', '-30'],
  ]);
});

test('followed cash is part of the weights, also where no component wants it (S-3)', () => {
  const held = [worth('a', '300'), worth('b', '200', { class: 'bonds' })];
  const { percent, unmatched } = coverageOf(held, decimal('500'), classic);
  expect(textOf(percent!)).toBe('50');
  expect(textOf(unmatched.held)).toBe('50');
});

test('cash counts for the component that wants it, beside deposits (S-2)', () => {
  const cushion = compositionOf({ cash: ['50', 'cash', 'class deposits'], bonds: ['50', 'class bonds'] });
  const held = [worth('d', '100', { class: 'deposits' }), worth('b', '300', { class: 'bonds' })];
  const { components } = coverageOf(held, decimal('200'), cushion);
  expect(components.map(({ held: is }) => textOf(is))).toEqual(['50', '50']);
});

test('a holding counts for its most specific match: instrument, then subclass, then class (S-2)', () => {
  const nested = compositionOf({
    world: ['50', 'instrument IE00BK5BQT80'],
    funds: ['30', 'subclass equity-etf'],
    etfs: ['20', 'class etf'],
  });
  const etf = { class: 'etf', subclass: 'equity-etf' };
  const held = [
    worth('one', '1', { ...etf, isin: 'IE00BK5BQT80' }),
    worth('two', '2', { ...etf, isin: 'IE00B4L5Y983' }),
    worth('three', '5', { class: 'etf', subclass: 'bond-etf' }),
    worth('four', '2', { class: 'crypto' }),
  ];
  const { components, unmatched } = coverageOf(held, zero, nested);
  expect(components.map(({ held: is }) => textOf(is))).toEqual(['10', '20', '50']);
  expect(textOf(unmatched.held)).toBe('20');
});

describe('what cannot be weighed (S-3)', () => {
  test('an empty portfolio has no coverage', () => {
    expect(coverageOf([], zero, classic).percent).toBeNull();
  });

  test('neither has one whose debt is as large as its assets', () => {
    expect(coverageOf([worth('a', '100')], decimal('-100'), classic).percent).toBeNull();
  });

  test('money owed makes the whole smaller and does not take from other components', () => {
    const withCash = compositionOf({ shares: ['90', 'class stocks'], cash: ['10', 'cash'] });
    const { percent, components } = coverageOf([worth('a', '110')], decimal('-10'), withCash);
    expect(textOf(percent!)).toBe('90');
    expect(components.map(({ held }) => textOf(held))).toEqual(['110', '-10']);
  });
});

test('percentages have six decimals and shares add up to exactly 100 (S-3)', () => {
  const thirds = compositionOf({
    a: ['33.333333', 'class stocks'],
    b: ['33.333333', 'class bonds'],
    c: ['33.333334', 'class crypto'],
  });
  const held = [worth('a', '1'), worth('b', '1', { class: 'bonds' }), worth('c', '1', { class: 'crypto' })];
  const { percent, components, unmatched } = coverageOf(held, zero, thirds);
  expect(components.map(({ held: is }) => textOf(is))).toEqual(['33.333333', '33.333333', '33.333333']);
  expect(textOf(percent!)).toBe('99.999999');
  const shares = [...components.map(({ share }) => share), unmatched.share];
  expect(shares).toEqual([33.4, 33.3, 33.3, 0]);
});
