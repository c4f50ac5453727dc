import { roundTo } from '../arithmetic/elementary.ts';
import type { DemoInstrument } from '../demo-instrument.ts';

/** Steps of the European rule for liquid shares: up to which price, the step in ten-thousandths. */
const europeanSteps: readonly (readonly [below: number, step: number])[] = [
  [2, 5],
  [5, 10],
  [10, 20],
  [20, 50],
  [50, 100],
  [100, 200],
  [200, 500],
  [500, 1000],
  [1000, 2000],
  [2000, 5000],
  [5000, 10000],
  [10000, 20000],
  [20000, 50000],
];

/** Ten-thousandths a step, for futures. */
const futureSteps: Record<string, number> = {
  fw20: 10000,
  es: 2500,
  nq: 2500,
  ym: 10000,
  fdax: 10000,
  fesx: 10000,
  ng: 10,
  gc: 1000,
  si: 50,
  hg: 5,
  zw: 25,
  zc: 25,
  '6e': 0.5,
  'btc-future': 50000,
};

/** A whole number of steps over 10^4 (or 10^5): the nearest double to what the market would print. */
function toStep(price: number, tenThousandths: number): number {
  if (tenThousandths < 1) return Math.round(price / 0.00005) / 20000;
  return (Math.round((price * 10000) / tenThousandths) * tenThousandths) / 10000;
}

function europeanStep(price: number): number {
  for (const [below, step] of europeanSteps) if (price < below) return step;
  return 100000;
}

function coinDecimals(price: number): number {
  if (price >= 100) return 2;
  if (price >= 1) return 4;
  return price >= 0.01 ? 6 : 8;
}

function goodsDecimals(price: number): number {
  if (price >= 10) return 2;
  return price >= 1 ? 3 : 4;
}

/** Rounds a price to what its market prints; at least one step where the price may not be zero. */
export function roundPrice(instrument: DemoInstrument, price: number): number {
  switch (instrument.class) {
    case 'stocks':
      if (instrument.calendar === 'new-york') return Math.max(0.01, roundTo(price, 2));
      return Math.max(0.0005, toStep(price, europeanStep(price)));
    case 'etf':
      return instrument.priceUnit === 'pence' ? toStep(price, 5000) : roundTo(price, 2);
    case 'crypto':
      return Math.max(0.00000001, roundTo(price, coinDecimals(price)));
    case 'commodities':
      return roundTo(price, goodsDecimals(price));
    case 'futures':
      return toStep(price, futureSteps[instrument.key] ?? 100);
    case 'indices':
    case 'bonds':
      return roundTo(price, 2);
  }
}
