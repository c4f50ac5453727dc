import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal, plus, sign, sum, textOf } from '../../foundation/decimal.ts';
import { propertyFigures } from './property-figures.ts';
import { flowForTests, loanForTests, marketForTests, propertyForTests } from './property-for-tests.ts';
import { figuresOutput, unknownOutput } from './property-output.ts';
import { partsOf, totalsOf } from './property-totals.ts';

const money = fc.integer({ min: 0, max: 1_000_000_00 }).map((grosze) => decimal((grosze / 100).toFixed(2)));

test('the bank’s part, one’s own and what it has grown by add up to the value, none below zero (RE-2)', () => {
  fc.assert(
    fc.property(money, money, money, (value, owed, cost) => {
      const { bank, own, grown } = partsOf({ value, owed, cost });
      const parts = [bank, own, grown].map(decimal);
      expect(textOf(sum(parts))).toBe(textOf(value));
      for (const part of parts) expect(sign(part)).toBeGreaterThanOrEqual(0);
    }),
  );
});

const market = marketForTests();
function figuresOf(changes: Parameters<typeof propertyForTests>[0]) {
  const property = propertyForTests(changes);
  return figuresOutput(property, propertyFigures(property, market), market, '34');
}

test('sums are those of the rows; what has no rate is left out and counted (RE-6)', () => {
  const studio = figuresOf({ loan: loanForTests, flows: [flowForTests({})] });
  const flat = figuresOf({ share: decimal('50') });
  const totals = totalsOf([studio, flat, unknownOutput('pln', false)]);
  expect(totals.value).toBe('583500');
  expect(totals.equity).toBe(textOf(plus(decimal(studio.equity!), decimal(flat.equity!))));
  expect(totals.gain).toBe('60000');
  expect(totals.missing).toBe(1);
  expect(totals.netRent).toBe(studio.year!.net);
  expect(totals.netYield).toBeCloseTo(studio.net_yield!, 9);
});

test('without any rent there is no yield, not one of zero', () => {
  expect(totalsOf([figuresOf({})])).toMatchObject({ netRent: null, netYield: null });
  const costly = figuresOf({ flows: [flowForTests({ kind: 'cost' })] });
  expect(totalsOf([costly])).toMatchObject({ netRent: null, netYield: null });
});
