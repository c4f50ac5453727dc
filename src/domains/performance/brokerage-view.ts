import { type Decimal, decimal, plus, textOf, zero } from '../../foundation/decimal.ts';
import { classList } from './class-list.ts';
import type { HoldingsView, HoldingView, PortfolioView } from './dashboard-view.ts';
import type { BrokerageFigures, HomeHolding, HomePortfolio } from './home-figures.ts';

export type BrokerageView = { portfolios: PortfolioView[]; holdings: HoldingsView };

/** The words of figures that are not sentences of a component. */
export type HoldingWords = {
  portfolioNote: (classes: string, count: number) => string;
  holdingNote: (kind: string, place: string) => string;
};

/** What the home page shows of portfolios and of what they hold; null before there is a portfolio. */
export function brokerageView(figures: BrokerageFigures, words: HoldingWords): BrokerageView | null {
  if (figures.portfolios.length === 0) return null;
  return {
    portfolios: figures.portfolios.map((one) => portfolioOf(one, words)),
    holdings: holdingsOf(figures, words),
  };
}

/** Of real portfolios; where one of them cannot be said, nothing is. */
function cashOf(portfolios: readonly HomePortfolio[]): Decimal {
  const real = portfolios.filter(({ is_virtual }) => !is_virtual);
  if (real.some(({ cash_value }) => cash_value === null)) return zero;
  return real.reduce((sum, { cash_value }) => plus(sum, decimal(cash_value!)), zero);
}

function portfolioOf(portfolio: HomePortfolio, words: HoldingWords): PortfolioView {
  const { today } = portfolio;
  return {
    id: portfolio.id,
    name: portfolio.name,
    note: words.portfolioNote(
      classList(portfolio.class_names.slice(0, 3)).join(', '),
      portfolio.holdings_count,
    ),
    value: portfolio.market_value,
    today: today && today.percent !== null ? { ...today, percent: today.percent } : null,
    coverage: portfolio.strategy_percent,
    points: portfolio.sparkline,
  };
}

function holdingsOf({ portfolios, holdings }: BrokerageFigures, words: HoldingWords): HoldingsView {
  const { largest, others, session } = holdings;
  const cash = cashOf(portfolios);
  const rows = largest.map((one) => holdingOf(one, words));
  const shared = rows.reduce((sum, { share }) => sum + Math.round((share ?? 0) * 10), 0);
  if (others.count === 0 && cash.digits === 0n) return { session, rows, more: null };
  return {
    session,
    rows,
    more: {
      count: others.count,
      value: textOf(plus(decimal(others.value), cash)),
      // Shares are of everything, cash as well, and add up to 100.
      share: (1000 - shared) / 10,
      with: cash.digits === 0n ? 'nothing' : 'cash',
    },
  };
}

function holdingOf(holding: HomeHolding, words: HoldingWords): HoldingView {
  const { unrealised, unrealised_percent } = holding;
  return {
    id: holding.id,
    portfolioId: holding.portfolio_id,
    ticker: holding.name,
    name: holding.title,
    note: words.holdingNote(holding.subclass_name ?? holding.class_name, holding.mic),
    units: holding.volume,
    price: holding.current_price,
    priceCurrency: holding.price_unit === 'unit' ? holding.price_currency.toUpperCase() : null,
    value: holding.market_value,
    today: holding.today?.percent ?? null,
    priceGap: holding.price_gap,
    unrealised:
      unrealised === null || unrealised_percent === null
        ? null
        : { amount: unrealised, percent: unrealised_percent },
    share: holding.share,
  };
}
