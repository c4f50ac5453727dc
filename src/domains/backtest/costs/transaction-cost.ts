import { refuse } from '../engine/backtest-failure.ts';
import { YearlyWindow } from '../forecasts/yearly-window.ts';
import type { MarketData } from '../market/market-data.ts';
import type { Cost } from './cost.ts';

export type TransactionCostTerms = {
  /** Share of the traded money. */
  linear: number;
  /** Money for each share traded; needs prices. */
  perShare: number;
  /** Weight of the market impact, 0 for none; needs volumes. */
  impact: number;
  /** Exponent of the impact in the trade. */
  exponent: number;
};

export const linearCost = (linear: number): TransactionCostTerms => ({
  linear,
  perShare: 0,
  impact: 0,
  exponent: 1.5,
});

/** Guards the root against a volume of zero. */
export const volumeFloor = 1e-8;

/** `a|u| + b sigma |u|^p / V^(p-1)`, with the day's realised volume and the last year's sigma. */
export function transactionCost(terms: TransactionCostTerms): Cost {
  let market: MarketData;
  let sigma: YearlyWindow;
  return {
    name: 'transaction',
    begin(given) {
      market = given;
      sigma = new YearlyWindow(given.assets.length, 'squares');
      if (terms.perShare !== 0 && !given.prices)
        throw refuse('pricesMissing', 'costs', 'A cost by share needs prices.');
      if (terms.impact !== 0 && !given.volumes)
        throw refuse('volumesMissing', 'costs', 'Market impact needs traded values.');
    },
    charge({ row, universe, trades, value }) {
      const at = row * market.assets.length;
      const { linear, perShare, impact, exponent } = terms;
      if (impact !== 0) sigma.advance(market.returns, market.days, row);
      let total = 0;
      for (let k = 0; k < universe.length; k++) {
        const i = universe[k]!;
        const traded = Math.abs(trades[i]!);
        if (traded === 0) continue;
        total += traded * (perShare === 0 ? linear : linear + perShare / market.prices![at + i]!);
        if (impact === 0) continue;
        const volume = (market.volumes![at + i]! + volumeFloor) / value;
        const share = traded / value;
        total +=
          exponent === 1.5
            ? (value * impact * sigma.rootMean(i) * share * Math.sqrt(share)) / Math.sqrt(volume)
            : (value * impact * sigma.rootMean(i) * share ** exponent) / volume ** (exponent - 1);
      }
      return total;
    },
  };
}
