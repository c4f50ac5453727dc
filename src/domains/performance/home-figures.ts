import type { HomeFigures } from '../valuation/home-loader.ts';
import { type HoldingOutput, listHoldings, listPortfolios, type PortfolioOutput } from './contract.ts';

export type BrokerageFigures = { portfolios: PortfolioOutput[]; holdings: HoldingOutput[] };

export const homeFigures: HomeFigures<BrokerageFigures> = {
  module: 'brokerage-investments',
  async load(call, query) {
    const [portfolios, holdings] = await Promise.all([
      call(listPortfolios, { query }),
      call(listHoldings, { query }),
    ]);
    return {
      portfolios: portfolios.data as PortfolioOutput[],
      holdings: holdings.data as HoldingOutput[],
    };
  },
};
