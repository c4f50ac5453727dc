import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../foundation/statistics/seeded-random.ts';
import { exampleMarket } from '../market/example-market.ts';
import { type MarketData, makeMarketData } from '../market/market-data.ts';
import { hold } from '../policies/hold.ts';
import { uniform } from '../policies/uniform.ts';
import { parseStrategy, strategyNames } from '../strategy-params.ts';
import { BacktestFailure } from './backtest-failure.ts';
import { runBacktest } from './run-backtest.ts';
import { simulateStrategy } from './simulate-strategy.ts';

const history = 262;
const days = 380;

/** Every strategy with parameters of its own, for a market of the given assets. */
function paramsOf(name: string, { assets, dates }: Pick<MarketData, 'assets' | 'dates'>): object {
  const later = dates[history + 40]!;
  const target = Object.fromEntries(assets.map((asset) => [asset, 1 + Number(asset.slice(1))]));
  switch (name) {
    case 'FixedTrades':
      return { trades: assets.map((ticker) => ({ date: later, ticker, units: 3 })) };
    case 'ProportionalTradeToTargets':
      return { target_weights: { [later]: target } };
    case 'PeriodicRebalance':
    case 'ProportionalRebalance':
      return { target_weights: target, rebalance_frequency: 'W' };
    case 'AdaptiveRebalance':
      return { target_weights: target };
    case 'RankAndLongShort':
      return { long_fraction: 0.5, short_fraction: 0.3, rebalance_frequency: 'W' };
    case 'SinglePeriodOptimization':
    case 'MultiPeriodOptimization':
      return { gamma: 3, kappa: 0.1, rebalance_frequency: 'W' };
    default:
      return {};
  }
}

function simulate(name: string, market: MarketData, last = market.dates.length - 1) {
  const n = market.assets.length;
  // Money by name, so that it follows its asset wherever that stands.
  const holdings = Float64Array.from({ length: n + 1 }, (_, i) =>
    i < n ? 5000 + 100 * Number(market.assets[i]!.slice(1)) : 2000,
  );
  return simulateStrategy({
    market,
    strategy: parseStrategy(name, paramsOf(name, market)),
    start: market.dates[history]!,
    end: market.dates[last]!,
    holdings,
  });
}

function reorder(market: MarketData, order: number[]): MarketData {
  const n = order.length;
  const table = (from: Float64Array) => from.map((_, k) => from[Math.floor(k / n) * n + order[k % n]!]!);
  return makeMarketData({
    dates: market.dates,
    assets: order.map((i) => market.assets[i]!),
    returns: table(market.returns),
    cashReturns: market.cashReturns,
    prices: table(market.prices!),
    volumes: table(market.volumes!),
  });
}

/** The same market with another course of everything after a row. */
function otherFuture(market: MarketData, row: number): MarketData {
  const n = market.assets.length;
  const random = seededRandom(99);
  const changed = (from: Float64Array, first: number) =>
    from.map((value, k) => (k >= first * n ? value * (0.5 + random()) : value));
  return makeMarketData({
    ...market,
    returns: changed(market.returns, row),
    // The price of the day itself is known when it trades.
    prices: changed(market.prices!, row + 1),
    volumes: changed(market.volumes!, row),
    cashReturns: market.cashReturns.map((value, k) => (k >= row ? value * 2 : value)),
  });
}

describe.each(strategyNames)('%s', (name) => {
  const seeds = fc.integer({ min: 1, max: 1_000_000 });

  test('weights sum to one on every day', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, async (seed) => {
        const { postTradeWeights } = await simulate(name, exampleMarket(4, days, seed));
        for (let at = 0; at < postTradeWeights.length; at += 5) {
          const sum = postTradeWeights.subarray(at, at + 5).reduce((total, weight) => total + weight, 0);
          expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('another future changes no past decision', async () => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.integer({ min: history + 5, max: days - 5 }), async (seed, row) => {
        const market = exampleMarket(4, days, seed);
        const whole = await simulate(name, market);
        const other = await simulate(name, otherFuture(market, row));
        // Row `row` is earned from that day on, so its decision is the last common one.
        const common = row - history + 1;
        expect(other.postTradeWeights.slice(0, common * 5)).toEqual(
          whole.postTradeWeights.slice(0, common * 5),
        );
        expect(other.values.slice(0, common)).toEqual(whole.values.slice(0, common));
      }),
      { numRuns: 5 },
    );
  });

  test('permuting the assets permutes the result', async () => {
    await fc.assert(
      fc.asyncProperty(
        seeds,
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 }),
        async (seed, order) => {
          const market = exampleMarket(4, days, seed);
          const straight = await simulate(name, market);
          const mixed = await simulate(name, reorder(market, order));
          for (let k = 0; k < straight.values.length; k++)
            expect(Math.abs(mixed.values[k]! / straight.values[k]! - 1)).toBeLessThan(1e-9);
          for (let at = 0; at < straight.postTradeWeights.length; at += 5)
            order.forEach((from, to) => {
              const apart = mixed.postTradeWeights[at + to]! - straight.postTradeWeights[at + from]!;
              expect(Math.abs(apart)).toBeLessThan(1e-8);
            });
        },
      ),
      { numRuns: 5 },
    );
  });
});

describe('the past', () => {
  const calendarFree = strategyNames.filter((name) => !name.startsWith('Proportional'));

  test.each(calendarFree)('cutting off the future leaves %s as it was', async (name) => {
    const market = exampleMarket(4, days, 7);
    const rows = history + 60;
    const cut = makeMarketData({
      dates: market.dates.slice(0, rows + 1),
      assets: market.assets,
      returns: market.returns.slice(0, (rows + 1) * 4),
      cashReturns: market.cashReturns.slice(0, rows + 1),
      prices: market.prices!.slice(0, (rows + 1) * 4),
      volumes: market.volumes!.slice(0, (rows + 1) * 4),
    });
    const whole = await simulate(name, market);
    const short = await simulate(name, cut);
    expect(short.values).toEqual(whole.values.slice(0, 61));
    expect(short.postTradeWeights).toEqual(whole.postTradeWeights.slice(0, 60 * 5));
  });

  test('a policy that looks ahead finds nothing', () => {
    const market = exampleMarket(2, days, 3);
    const seen: unknown[] = [];
    runBacktest({
      market,
      start: market.dates[history]!,
      end: market.dates[history + 3]!,
      costs: [],
      policy: {
        name: 'Peeking',
        decide({ past }) {
          const at = past.rows * past.count;
          seen.push(past.returns()[at], past.volumes()![at], past.cashReturns()[past.rows]);
          seen.push(past.prices()![at + past.count]);
        },
      },
    });
    expect(seen).toEqual(new Array(12).fill(undefined));
  });
});

describe('holding without costs', () => {
  test('earns exactly the price return of what was bought', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 4, maxLength: 4 }),
        (seed, money) => {
          fc.pre(money.some((amount) => amount > 1));
          const market = exampleMarket(3, days, seed);
          const result = runBacktest({
            market,
            policy: hold(),
            costs: [],
            start: market.dates[history]!,
            end: market.dates[days - 1]!,
            initialHoldings: Float64Array.from(money),
          });
          const price = (row: number, i: number) => market.prices![row * 3 + i]!;
          let expected = money[3]! * (1 + market.cashReturns[0]!) ** (days - 1 - history);
          for (let i = 0; i < 3; i++) expected += (money[i]! * price(days - 1, i)) / price(history, i);
          expect(Math.abs(result.metrics.finalValue / expected - 1)).toBeLessThan(1e-11);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('what has no history yet begins as cash, and the result says so', () => {
    const market = exampleMarket(2, days, 3);
    const returns = market.returns.map((value, k) => (k % 2 === 1 && k < 2 * 200 ? Number.NaN : value));
    const young = makeMarketData({ ...market, returns });
    const result = runBacktest({
      market: young,
      policy: hold(),
      costs: [],
      start: market.dates[history]!,
      end: market.dates[days - 1]!,
      initialHoldings: Float64Array.from([100, 50, 0]),
    });
    expect(result.beganAsCash).toEqual(['A002']);
    expect(result.values[0]).toBe(150);
    expect(result.finalHoldings[1]).toBe(0);
  });

  test('a cancelled run stops where it stands', () => {
    const market = exampleMarket(2, days, 3);
    const stop = new Error('cancelled');
    expect(() =>
      runBacktest({
        market,
        policy: uniform(),
        costs: [],
        start: market.dates[history]!,
        end: market.dates[days - 1]!,
        onDay: (done) => {
          if (done === 10) throw stop;
        },
      }),
    ).toThrow(stop);
  });

  test('a portfolio without value is refused with its day', () => {
    const market = exampleMarket(2, days, 3);
    const run = () =>
      runBacktest({
        market,
        policy: hold(),
        costs: [],
        start: market.dates[history]!,
        end: market.dates[days - 1]!,
        initialHoldings: new Float64Array(3),
      });
    expect(run).toThrow(BacktestFailure);
    expect(run).toThrow(market.dates[history]);
  });
});
