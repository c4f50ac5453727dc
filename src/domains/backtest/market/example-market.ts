import { seededRandom } from '../../../foundation/statistics/seeded-random.ts';
import { type MarketData, makeMarketData } from './market-data.ts';

/** Business days from 2010 with one common factor and daily-scale returns, for tests and timings. */
export function exampleMarket(assets: number, days: number, seed = 1): MarketData {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const dates: string[] = [];
  for (let day = 14_613; dates.length < days; day++) {
    const date = new Date(day * 86_400_000);
    if (date.getUTCDay() % 6 !== 0) dates.push(date.toISOString().slice(0, 10));
  }
  const names = Array.from({ length: assets }, (_, i) => `A${String(i + 1).padStart(3, '0')}`);
  const drift = names.map(() => 0.0001 + 0.0005 * random());
  const own = names.map(() => 0.006 + 0.012 * random());
  const common = names.map(() => 0.5 + random());
  const price = names.map(() => 20 + 200 * random());
  const returns = new Float64Array(days * assets);
  const prices = new Float64Array(days * assets);
  const volumes = new Float64Array(days * assets);
  for (let row = 0; row < days; row++) {
    const market = 0.008 * normal();
    for (let i = 0; i < assets; i++) {
      const cell = row * assets + i;
      prices[cell] = price[i]!;
      volumes[cell] = 1e7 * (1 + random());
      returns[cell] = Math.max(-0.5, drift[i]! + common[i]! * market + own[i]! * normal());
      price[i]! *= 1 + returns[cell]!;
    }
  }
  const cashReturns = new Float64Array(days).fill(0.00005);
  return makeMarketData({ dates, assets: names, returns, cashReturns, prices, volumes });
}
