import { dayOf } from '../../../foundation/calendar-day.ts';
import { floatOf, isZero, plus, sign, textOf, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { roundShares } from '../../../foundation/round-shares.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import { portfolioOutput } from '../../ledger/server/manage-portfolios.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import { coverageOf } from '../../strategies/coverage.ts';
import type { ConnectedStrategy } from '../../strategies/server/strategy-store.ts';
import {
  figuresOf,
  measureReturns,
  moneyText,
  sparklineOf,
  unknownFigures,
  valueDaysAgo,
} from '../../valuation/measure-total.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import { totalOfPortfolio } from '../positions/total-of-portfolio.ts';
import type { ValuedLedger } from './value-ledger.ts';

export function holdingsIn(ledger: ValuedLedger, portfolioId: string): NamedHolding[] {
  return ledger.holdings.filter((holding) => holding.portfolio_id === portfolioId);
}

/** The sums of one portfolio, over everything whose currency has a rate. */
export function portfolioTotal(ledger: ValuedLedger, portfolio: PortfolioRow): TotalValue {
  const holdings = holdingsIn(ledger, portfolio.id)
    .map((holding) => ledger.measured.get(holding.id)?.value)
    .filter((value) => value !== undefined);
  const cash = ledger.cash.get(portfolio.id) ?? null;
  return totalOfPortfolio(
    { holdings, cash, followsCash: portfolio.follows_cash && cash !== null },
    ledger.today,
  );
}

/** Whether nothing of these portfolios can be said in the shown currency: something is there, and none of it has a rate. */
export function nothingKnown(ledger: ValuedLedger, portfolios: readonly PortfolioRow[]): boolean {
  const ids = new Set(portfolios.map((portfolio) => portfolio.id));
  const holdings = ledger.holdings.filter((holding) => ids.has(holding.portfolio_id));
  const cash = [...ids].map((id) => ledger.cash.get(id) ?? null);
  const isKnown =
    holdings.some((holding) => ledger.measured.get(holding.id)) ||
    cash.some((value) => value && value.entries.length + value.balances.length > 0);
  return !isKnown && (holdings.length > 0 || cash.includes(null));
}

/** The same with a history of which nothing is known: never one of zeros. */
export function withoutValues(total: TotalValue): TotalValue {
  return { ...total, daily: { ...total.daily, value: total.daily.value.map(() => Number.NaN) } };
}

/** Everything together; paper portfolios never count. */
export function wholeTotal(ledger: ValuedLedger, totals: ReadonlyMap<string, TotalValue>): TotalValue {
  const real = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  return totalOfAll(
    real.map((portfolio) => totals.get(portfolio.id)!),
    ledger.today,
  );
}

export function totalsOf(ledger: ValuedLedger): Map<string, TotalValue> {
  return new Map(ledger.portfolios.map((portfolio) => [portfolio.id, portfolioTotal(ledger, portfolio)]));
}

/** What the screen says beside the figures of some portfolios: how complete and how fresh they are. */
function circumstances(
  ledger: ValuedLedger,
  portfolios: readonly PortfolioRow[],
  total: TotalValue,
  locale: string,
) {
  const ids = new Set(portfolios.map((portfolio) => portfolio.id));
  const holdings = ledger.holdings.filter((holding) => ids.has(holding.portfolio_id));
  const held = holdings.filter((holding) => !isZero(ledger.books.get(holding.id)!.units));
  const values = held.map((holding) => ledger.measured.get(holding.id)?.value ?? null);
  const quotedDays = values.flatMap((value) =>
    value && (value.price.kind === 'quote' || value.price.kind === 'carried') ? [value.price.day!] : [],
  );
  const newest = quotedDays.length ? Math.max(...quotedDays) : null;
  const cash = portfolios.flatMap((portfolio) => ledger.cash.get(portfolio.id)?.balances ?? []);
  const unknownCash = portfolios.filter((portfolio) => !ledger.cash.get(portfolio.id)).length;
  const byClass = new Map<string, number>();
  held.forEach((holding, i) => {
    const name = nameIn(holding.class_names, locale);
    byClass.set(name, (byClass.get(name) ?? 0) + (values[i] ? floatOf(values[i].marketValue) : 0));
  });
  const first = holdings
    .map((holding) => ledger.books.get(holding.id)!.entries[0]?.day)
    .filter((day) => day !== undefined);
  return {
    value_30_days_ago: valueDaysAgo(total.daily, 30),
    holdings_count: held.length,
    class_names: [...byClass].sort((a, b) => b[1] - a[1]).map(([name]) => name),
    first_day: first.length ? dayOf(Math.min(...first)) : null,
    cash: [...Map.groupBy(cash, (balance) => balance.currency)].map(([currency, list]) => {
      const amount = list.reduce((sum, each) => plus(sum, each.amount), zero);
      return {
        currency,
        amount: textOf(amount),
        value: moneyText(list.reduce((sum, each) => plus(sum, each.value), zero)),
        is_negative: sign(amount) < 0,
      };
    }),
    cash_value: unknownCash ? null : moneyText(cash.reduce((sum, each) => plus(sum, each.value), zero)),
    missing: values.filter((value) => value === null).length + unknownCash,
    estimated: values.filter((value) => value?.price.kind === 'estimate' || value?.estimatedRates).length,
    is_simulated: held.some(
      (holding) => ledger.quotes.get(holding.instrument_id)?.source === simulatedSource,
    ),
    at_last_close: newest !== null && newest < ledger.today,
    value_day: newest === null ? null : dayOf(newest),
    shown_currency: ledger.shown,
    sparkline: sparklineOf(total),
  };
}

export function totalOutput(
  ledger: ValuedLedger,
  portfolios: readonly PortfolioRow[],
  total: TotalValue,
  locale: string,
) {
  const isUnknown = nothingKnown(ledger, portfolios);
  return {
    ...(isUnknown ? unknownFigures : figuresOf(total, measureReturns(total))),
    ...circumstances(ledger, portfolios, total, locale),
    ...(isUnknown && { value_30_days_ago: null, sparkline: [] }),
    share: isUnknown ? null : 100,
    last_synchronization: newestOf(portfolios.map((portfolio) => portfolio.synchronized_at)),
  };
}

function newestOf(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null);
}

/** How much of its strategy a portfolio has; null without one, or with nothing to weigh. */
function coverageIn(
  ledger: ValuedLedger,
  portfolio: PortfolioRow,
  strategy: ConnectedStrategy | undefined,
): number | null {
  if (!strategy) return null;
  const held = heldValues(ledger, portfolio.id);
  const cash = ledger.cash.get(portfolio.id)?.value ?? zero;
  const { percent } = coverageOf(held, cash, strategy.composition);
  return percent && floatOf(percent);
}

/** What a portfolio holds as strategies weigh it. */
export function heldValues(ledger: ValuedLedger, portfolioId: string) {
  return holdingsIn(ledger, portfolioId).flatMap((holding) => {
    const value = ledger.measured.get(holding.id)?.value;
    if (!value || isZero(value.units)) return [];
    return [
      {
        instrumentId: holding.instrument_id,
        isin: holding.isin,
        classSlug: holding.class_slug,
        subclassSlug: holding.subclass_slug,
        value: value.marketValue,
      },
    ];
  });
}

/** Portfolios with their figures; shares are of the real ones, paper ones have none. */
export function portfolioOutputs(
  ledger: ValuedLedger,
  totals: ReadonlyMap<string, TotalValue>,
  strategies: ReadonlyMap<string, ConnectedStrategy>,
  locale: string,
) {
  const real = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  const worth = real.map((portfolio) => Math.max(0, floatOf(totals.get(portfolio.id)!.marketValue)));
  const shares = new Map(roundShares(worth).map((share, i) => [real[i]!.id, share]));
  return ledger.portfolios.map((portfolio) => {
    const strategy = strategies.get(portfolio.id);
    return {
      ...portfolioOutput(portfolio),
      ...totalOutput(ledger, [portfolio], totals.get(portfolio.id)!, locale),
      share: nothingKnown(ledger, [portfolio]) ? null : (shares.get(portfolio.id) ?? null),
      strategy_id: strategy?.id ?? null,
      strategy_name: strategy ? nameIn(strategy.names, locale) : null,
      strategy_percent: coverageIn(ledger, portfolio, strategy),
    };
  });
}
