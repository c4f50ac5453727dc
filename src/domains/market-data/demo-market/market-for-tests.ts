import type { DemoMarket, DemoSeries } from './demo-market.ts';
import { generateMarket } from './generate-market.ts';

export const fixedDay = '2026-11-15';
let made: DemoMarket | undefined;

/** The same market for all tests: making it is most of what they cost. */
export function fixedMarket(): DemoMarket {
  made ??= generateMarket({ through: fixedDay });
  return made;
}

export function seriesOf(market: DemoMarket, key: string): DemoSeries {
  const series = market.series.find(({ instrument }) => instrument.key === key);
  if (!series) throw new Error(`no series ${key}`);
  return series;
}
