import { daysPerYear } from '../market/trading-periods.ts';
import type { Cost } from './cost.ts';

/** The rate of one period whose compounding over a year gives the yearly percentage. */
export function ratePerPeriod(yearlyPercent: number, periods: number): number {
  return Math.exp(Math.log(1 + yearlyPercent / 100) / periods) - 1;
}

export type HoldingCostTerms = {
  /** Yearly percentage paid on short positions. */
  shortFee: number;
  /** Yearly percentage paid on long positions. */
  longFee?: number;
};

/** Fees by calendar day: a weekend costs three days. */
export function holdingCost({ shortFee, longFee = 0 }: HoldingCostTerms): Cost {
  return {
    name: 'holding',
    begin() {},
    charge({ universe, holdings, daysToNext }) {
      let short = 0;
      let long = 0;
      for (let k = 0; k < universe.length; k++) {
        const held = holdings[universe[k]!]!;
        if (held < 0) short -= held;
        else long += held;
      }
      const periods = daysPerYear / daysToNext;
      let total = 0;
      if (short > 0) total += short * ratePerPeriod(shortFee, periods);
      if (longFee !== 0) total += long * ratePerPeriod(longFee, periods);
      return total;
    },
  };
}
