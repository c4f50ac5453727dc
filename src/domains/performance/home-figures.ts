import { decimal, plus, textOf, zero } from '../../foundation/decimal.ts';
import { onceFor } from '../../foundation/once-for.ts';
import type { HomeFigures } from '../valuation/home-loader.ts';
import { type HoldingOutput, listHoldings, listPortfolios, type PortfolioOutput } from './contract.ts';
import type { HoldingsView } from './dashboard-view.ts';

/** What home shows of an asset: a page carries no more of it. */
const ofHolding = [
  'id',
  'portfolio_id',
  'name',
  'title',
  'class_name',
  'subclass_name',
  'mic',
  'volume',
  'current_price',
  'price_currency',
  'price_unit',
  'price_gap',
  'market_value',
  'unrealised',
  'unrealised_percent',
  'share',
] as const;
const ofPortfolio = [
  'id',
  'name',
  'is_virtual',
  'class_names',
  'holdings_count',
  'market_value',
  'cash_value',
  'strategy_percent',
  'sparkline',
] as const;

type LastSession = { today: HoldingOutput['changes']['24h'] };
export type HomeHolding = Pick<HoldingOutput, (typeof ofHolding)[number]> & LastSession;
export type HomePortfolio = Pick<PortfolioOutput, (typeof ofPortfolio)[number]> & LastSession;

export type HomeHoldings = {
  largest: HomeHolding[];
  others: { count: number; value: string };
  session: HoldingsView['session'];
};

export type BrokerageFigures = { portfolios: HomePortfolio[]; holdings: HomeHoldings };

export const homeFigures: HomeFigures<BrokerageFigures> = {
  module: 'brokerage-investments',
  async load(call, query) {
    const [portfolios, holdings] = await Promise.all([
      call(listPortfolios, { query }),
      call(listHoldings, { query }),
    ]);
    return {
      portfolios: homePortfolios(portfolios.data as PortfolioOutput[]),
      holdings: homeHoldings(holdings.data as HoldingOutput[]),
    };
  },
};

const shownHoldings = 8;

export const homeHoldings = onceFor((holdings: readonly HoldingOutput[]): HomeHoldings => {
  const ordered = holdings.toSorted((a, b) => Number(b.market_value ?? 0) - Number(a.market_value ?? 0));
  const others = ordered.slice(shownHoldings);
  const value = others.reduce((sum, one) => plus(sum, decimal(one.market_value ?? '0')), zero);
  return {
    largest: ordered
      .slice(0, shownHoldings)
      .map((one) => ({ ...only(one, ofHolding), today: one.changes['24h'] })),
    others: { count: others.length, value: textOf(value) },
    session: sessionOf(holdings),
  };
});

export const homePortfolios = onceFor((portfolios: readonly PortfolioOutput[]): HomePortfolio[] =>
  portfolios.map((one) => ({ ...only(one, ofPortfolio), today: one.changes['24h'] })),
);

/** The session that all of them had, or that they had theirs on several days. */
function sessionOf(holdings: readonly HoldingOutput[]): HoldingsView['session'] {
  const sessions = holdings.flatMap(({ changes }) => changes['24h'] ?? []);
  const [first] = sessions;
  if (!first) return null;
  return { to: first.to, session: sessions.every(({ to }) => to === first.to) ? first.session : 'several' };
}

function only<Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]): Pick<Row, Key> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
}
