import { expect, test } from 'vitest';
import { presentValue } from '../../../../tests/support/valued-ledger/present-value.ts';
import { decimal, fixedTextOf } from '../../../foundation/decimal.ts';
import { scheduleOf } from '../../bonds/rules/schedule.ts';
import { shippedRates, shippedSeries, termsOf } from '../../bonds/rules/shipped-for-tests.ts';
import { holdingFigures } from '../../bonds/rules/value-holding.ts';
import type { ArticleId } from '../articles.ts';
import { exampleIssue, issuesOfMonth } from './bonds-example.ts';
import { examples } from './examples.ts';

/** The numbers of an example as a reader sees them: two decimals at most. */
function shown(id: ArticleId): Record<string, number | string> {
  return Object.fromEntries(
    Object.entries(examples[id].values).map(([name, { kind, value }]) => [
      name,
      kind === 'day' ? value : Number(fixedTextOf(decimal(value), 2)),
    ]),
  );
}
const grosze = (amount: number) => Math.round(amount * 100) / 100;

test('IRR and TWR (ED-4)', () => {
  const of = shown('returns');
  expect(of).toMatchObject({ first: 10_000, second: 40_000, grown: 12_000, atWork: 52_000, end: 46_800 });
  expect(of).toMatchObject({ paid: 50_000, lost: 3200, span: 8, roi: -6.4 });
  expect(of.twr).toBe(grosze((Math.sqrt(1.08) - 1) * 100));
  // 10,000 x² + 40,000 x = 46,800
  const x = (-40_000 + Math.sqrt(40_000 ** 2 + 4 * 10_000 * 46_800)) / 20_000;
  expect(of.irr).toBe(grosze((x - 1) * 100));
  const flows = [-10_000, -40_000, 46_800].map((amount, at) => ({ day: at * 365, amount }));
  expect(presentValue(flows, x - 1)).toBeCloseTo(0, 6);
  // Said in words: four fifths of the money, and what five percent in two months would be.
  expect(40_000 / 50_000).toBe(4 / 5);
  expect(Math.round((1.05 ** 6 - 1) * 100)).toBe(34);
});

test('currency effect (ED-4)', () => {
  const of = shown('currency');
  expect(of).toMatchObject({ dollars0: 3000, cost: 12_600, dollars1: 3600, value: 13_680, gain: 1080 });
  expect(of).toMatchObject({ priceEffect: 20 * 30 * 4.2, fxEffect: 1080 - 2520 });
  expect(of.fxEffect).toBe(grosze(3600 * (3.8 - 4.2)));
  expect(of).toMatchObject({ inDollars: 20, ofRate: -9.52, inZloty: 8.57, exchangeCost: 63 });
  expect(1.2 * (3.8 / 4.2)).toBeCloseTo(13_680 / 12_600, 12);
  // More than half of what the share earned.
  expect(1440 / 2520).toBeGreaterThan(0.5);
});

test('drawdown (ED-4)', () => {
  const of = shown('drawdown');
  expect(of).toMatchObject({ start: 100_000, high: 120_000, low: 90_000, deepest: -25, needed: 33.33 });
  expect(of).toMatchObject({ toLow: 3, toBack: 8, fourth: -10, withPaid: 120_000 });
  expect(of).toMatchObject({ ten: 11.11, twenty: 25, thirty: 42.86, half: 100 });
  expect(90_000 * (1 + 1 / 3)).toBeCloseTo(120_000, 9);
});

test('costs (ED-4)', () => {
  const of = shown('costs');
  const after = (rate: number) => grosze(100_000 * rate ** 20);
  expect(of).toMatchObject({ free: after(1.06), cheap: after(1.058), dear: after(1.045) });
  expect(of.lostCheap).toBe(grosze(after(1.06) - after(1.058)));
  expect(of.lostDear).toBe(grosze(after(1.06) - after(1.045)));
  expect(of).toMatchObject({ smallPercent: 1.4, largeFee: 29, paidPercent: 0.38 });
  // About a quarter of the end, and a quarter of the return.
  expect(Number(of.lostDear) / Number(of.free)).toBeCloseTo(0.25, 2);
  expect(1.5 / 6).toBe(0.25);
});

test('rebalancing (ED-4)', () => {
  const of = shown('rebalancing');
  expect(of).toMatchObject({ shares: 39_000, bonds: 20_400, total: 59_400, held: 65.66, drift: 5.66 });
  expect(of).toMatchObject({ target: 35_640, sold: 3360, needed: 5600, after: 65_000 });
  expect(39_000 / 65_000).toBe(0.6);
  expect(of.fees).toBe(grosze(2 * 3360 * 0.0029));
  expect(of.gain).toBe(grosze((3360 * 9000) / 39_000));
  expect(of.tax).toBe(grosze(((3360 * 9000) / 39_000) * 0.19));
});

test('treasury savings bonds, held against the shipped terms (ED-4, ED-8)', () => {
  const of = shown('bonds');
  expect(of).toMatchObject({ cost: 10_000, afterOne: 106.8, second: 6.1, each: 113.31, value: 11_331 });
  expect(of).toMatchObject({ interest: 1331, fee: 200, taxed: 1131, tax: 214.89, paidOut: 10_916.11 });
  const terms = termsOf(exampleIssue.symbol);
  const held = {
    schedule: scheduleOf(terms, exampleIssue.bought, shippedRates()),
    amount: 100,
    closedOn: null,
    quoteOn: () => null,
  };
  const figures = holdingFigures(held, exampleIssue.on, {
    inflation: decimal('3'),
    referenceRate: decimal('4'),
  });
  expect(fixedTextOf(figures.value!, 2)).toBe('11331.00');
  expect(fixedTextOf(figures.redemption!.net, 2)).toBe('10916.11');
  const { month, rates, margins, fees } = issuesOfMonth;
  for (const [kind, rate] of Object.entries(rates)) {
    const series = shippedSeries.find((one) => one.kind === kind && one.issueMonth === month)!;
    expect(Number(series.firstRate), kind).toBe(Number(rate));
    if (kind in margins) expect(Number(series.margin), kind).toBe(Number(margins[kind as 'COI']));
    if (kind in fees) expect(Number(series.fee), kind).toBe(Number(fees[kind as 'COI']));
  }
});

test('IKE and IKZE (ED-4, ED-6, ED-7)', () => {
  const of = shown('pensions');
  expect(of).toMatchObject({ ike: 28_260, ikze: 11_304, ikzeSelf: 16_956, ikeBefore: 26_019 });
  expect(of.ikzeBefore).toBe(10_407.6);
  // All three are multiples of the same forecast wage.
  expect([28_260 / 3, 11_304 / 1.2, 16_956 / 1.8].map(grosze)).toEqual([9420, 9420, 9420]);
  expect(of).toMatchObject({ ikeEnd: 58_260, gain: 30_000, gainTax: 5700 });
  expect(of).toMatchObject({ savedLower: 1356.48, savedUpper: 3617.28, ikzeTax: 2500 });
  expect(of.ordinaryTax).toBe(grosze((25_000 - 11_304) * 0.19));
});

test('a simulation (ED-4)', () => {
  const of = shown('simulation');
  expect(of).toMatchObject({ start: 100_000, endA: 133_100, endB: 125_971.2, yearA: 10, yearB: 8 });
  expect(1.1 ** 3).toBeCloseTo(1.331, 12);
  expect(1.08 ** 3).toBeCloseTo(1.259712, 12);
  expect(of).toMatchObject({ sharpeA: 0.4, sharpeB: 0.5, low: 91_000, lowA: 82_000 });
  expect(of.some).toBe(grosze((1 - 0.95 ** 20) * 100));
});
