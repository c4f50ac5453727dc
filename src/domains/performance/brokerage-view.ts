import { type Decimal, decimal, plus, textOf, zero } from '../../foundation/decimal.ts';
import { classList } from './class-list.ts';
import type { HoldingOutput, PortfolioOutput } from './contract.ts';
import type { HoldingsView, HoldingView, PortfolioView } from './dashboard-view.ts';
import type { BrokerageFigures } from './home-figures.ts';

export type BrokerageView = { portfolios: PortfolioView[]; holdings: HoldingsView };

/** The words of figures that are not sentences of a component. */
export type HoldingWords = {
  portfolioNote: (classes: string, count: number) => string;
  holdingNote: (kind: string, place: string) => string;
};

const shownHoldings = 8;

/** What the home page shows of portfolios and of what they hold; null before there is a portfolio. */
export function brokerageView(figures: BrokerageFigures, words: HoldingWords): BrokerageView | null {
  if (figures.portfolios.length === 0) return null;
  return {
    portfolios: figures.portfolios.map((one) => portfolioOf(one, words)),
    holdings: holdingsOf(figures, words),
  };
}

/** Of real portfolios; where one of them cannot be said, nothing is. */
function cashOf(portfolios: readonly PortfolioOutput[]): Decimal {
  const real = portfolios.filter(({ is_virtual }) => !is_virtual);
  if (real.some(({ cash_value }) => cash_value === null)) return zero;
  return real.reduce((sum, { cash_value }) => plus(sum, decimal(cash_value!)), zero);
}

function portfolioOf(portfolio: PortfolioOutput, words: HoldingWords): PortfolioView {
  const change = portfolio.changes['24h'];
  return {
    id: portfolio.id,
    name: portfolio.name,
    note: words.portfolioNote(
      classList(portfolio.class_names.slice(0, 3)).join(', '),
      portfolio.holdings_count,
    ),
    value: portfolio.market_value,
    today: change && change.percent !== null ? { ...change, percent: change.percent } : null,
    coverage: portfolio.strategy_percent,
    points: portfolio.sparkline,
  };
}

function holdingsOf({ portfolios, holdings }: BrokerageFigures, words: HoldingWords): HoldingsView {
  const ordered = holdings.toSorted((a, b) => Number(b.market_value ?? 0) - Number(a.market_value ?? 0));
  const shown = ordered.slice(0, shownHoldings);
  const rest = ordered.slice(shownHoldings);
  const cash = cashOf(portfolios);
  const session = sessionOf(holdings);
  const value = rest.reduce((sum, one) => plus(sum, decimal(one.market_value ?? '0')), cash);
  const rows = shown.map((one) => holdingOf(one, words));
  const shared = rows.reduce((sum, { share }) => sum + Math.round((share ?? 0) * 10), 0);
  if (rest.length === 0 && cash.digits === 0n) return { session, rows, more: null };
  return {
    session,
    rows,
    more: {
      count: rest.length,
      value: textOf(value),
      // Shares are of everything, cash as well, and add up to 100.
      share: (1000 - shared) / 10,
      with: cash.digits === 0n ? 'nothing' : 'cash',
    },
  };
}

/** The session that all of them had, or that they had theirs on several days. */
function sessionOf(holdings: readonly HoldingOutput[]): HoldingsView['session'] {
  const sessions = holdings.flatMap(({ changes }) => changes['24h'] ?? []);
  const [first] = sessions;
  if (!first) return null;
  return { to: first.to, session: sessions.every(({ to }) => to === first.to) ? first.session : 'several' };
}

function holdingOf(holding: HoldingOutput, words: HoldingWords): HoldingView {
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
    today: holding.changes['24h']?.percent ?? null,
    priceGap: holding.price_gap,
    unrealised:
      unrealised === null || unrealised_percent === null
        ? null
        : { amount: unrealised, percent: unrealised_percent },
    share: holding.share,
  };
}
