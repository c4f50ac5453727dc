import type { DemoMarket, DemoSeries } from './demo-market.ts';
import { generateMarket } from './generate-market.ts';

export const fixedDay = '2026-11-15';
export const earlierDay = '2021-05-14';
const made = new Map<string, DemoMarket>();

/** The same markets for all tests: making them is most of what the tests cost. */
function marketThrough(through: string): DemoMarket {
  const market = made.get(through) ?? generateMarket({ through });
  made.set(through, market);
  return market;
}

export function fixedMarket(): DemoMarket {
  return marketThrough(fixedDay);
}

export function earlierMarket(): DemoMarket {
  return marketThrough(earlierDay);
}

export function seriesOf(market: DemoMarket, key: string): DemoSeries {
  const series = market.series.find(({ instrument }) => instrument.key === key);
  if (!series) throw new Error(`no series ${key}`);
  return series;
}
