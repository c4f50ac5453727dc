import { describe, expect, test } from 'vitest';
import { dayIndex } from './calendar/day-index.ts';
import { wig20Keys } from './catalogue/polish-shares.ts';
import type { DemoClass } from './demo-instrument.ts';
import type { DemoSeries } from './demo-market.ts';
import { fixedMarket, seriesOf } from './market-for-tests.ts';

const market = fixedMarket();

/** Daily logarithmic moves with splits taken out, by day. */
function moves({ closes, splits }: DemoSeries): Float64Array {
  const found = new Float64Array(closes.length).fill(Number.NaN);
  let before = -1;
  for (let day = 0; day < closes.length; day++) {
    if (!(closes[day]! > 0)) continue;
    if (before >= 0) {
      let ratio = 1;
      for (const split of splits) {
        const at = dayIndex(split.day);
        if (at > before && at <= day) ratio *= split.numerator / split.denominator;
      }
      found[day] = Math.log((closes[day]! * ratio) / closes[before]!);
    }
    before = day;
  }
  return found;
}

function summary(series: DemoSeries) {
  const values = moves(series).filter((value) => !Number.isNaN(value));
  const mean = values.reduce((sum, x) => sum + x, 0) / values.length;
  const variance = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length;
  const fourth = values.reduce((sum, x) => sum + (x - mean) ** 4, 0) / values.length;
  const yearly = series.instrument.class === 'crypto' ? 365 : 252;
  return { volatility: Math.sqrt(variance * yearly), kurtosis: fourth / variance ** 2 };
}

function correlated(one: Float64Array, other: Float64Array): number {
  let [n, a, b, ab, aa, bb] = [0, 0, 0, 0, 0, 0];
  for (let day = 0; day < one.length; day++) {
    const [x, y] = [one[day]!, other[day]!];
    if (Number.isNaN(x + y)) continue;
    n++;
    a += x;
    b += y;
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return (ab / n - (a / n) * (b / n)) / Math.sqrt((aa / n - (a / n) ** 2) * (bb / n - (b / n) ** 2));
}

describe('statistics of the demonstration market', () => {
  const ranges: Partial<Record<DemoClass, [number, number]>> = {
    stocks: [0.12, 0.65],
    etf: [0.03, 0.3],
    indices: [0.1, 0.3],
    commodities: [0.1, 0.5],
    bonds: [0.02, 0.2],
  };

  test('a year’s volatility is that of its class', () => {
    for (const series of market.series) {
      const { subclass, key, class: kind } = series.instrument;
      const [least, most] = subclass === 'stablecoins' ? [0, 0.05] : (ranges[kind] ?? [0.05, 1.2]);
      const { volatility } = summary(series);
      expect([key, volatility, volatility > least && volatility < most]).toEqual([key, volatility, true]);
    }
  });

  test('tails are fat', () => {
    for (const series of market.series) {
      if (series.instrument.class === 'bonds') continue;
      expect(summary(series).kurtosis).toBeGreaterThan(3.5);
    }
  });

  test('rough days come in clusters', () => {
    const sizes = moves(seriesOf(market, 'sp500'))
      .filter((move) => !Number.isNaN(move))
      .map(Math.abs);
    expect(correlated(sizes.slice(1), sizes.slice(0, -1))).toBeGreaterThan(0.15);
  });

  test('the companies of WIG20 move together, banks more than others', () => {
    const members = wig20Keys.map((key) => moves(seriesOf(market, key)));
    for (const [i, one] of members.entries()) {
      for (const other of members.slice(i + 1)) expect(correlated(one, other)).toBeGreaterThan(0.1);
    }
    const of = (one: string, other: string) =>
      correlated(moves(seriesOf(market, one)), moves(seriesOf(market, other)));
    expect(of('pko', 'peo')).toBeGreaterThan(of('pko', 'cdr'));
    expect(of('wig20', 'sp500')).toBeGreaterThan(0.4);
    expect(of('eth', 'btc')).toBeGreaterThan(0.5);
    expect(of('xom', 'wti')).toBeGreaterThan(0.3);
  });

  test('spring 2020 crashed, 2022 fell, and both were made good', () => {
    for (const key of ['wig20', 'sp500', 'dax']) {
      const { closes } = seriesOf(market, key);
      const at = (day: string) => closes[dayIndex(day)]!;
      expect(at('2020-03-23') / at('2020-02-19')).toBeLessThan(0.75);
      expect(at('2022-10-12') / at('2021-11-16')).toBeLessThan(0.8);
      expect(at('2025-02-18') / at('2020-03-23')).toBeGreaterThan(1.3);
    }
  });

  test('the zloty weakens when shares crash', () => {
    const { USD, EUR } = market.rates;
    for (const rates of [USD, EUR]) {
      expect(rates[dayIndex('2020-03-23')]! / rates[dayIndex('2020-02-19')]!).toBeGreaterThan(1.02);
    }
  });
});
