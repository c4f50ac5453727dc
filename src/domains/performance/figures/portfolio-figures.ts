import { dayOf } from '../../../foundation/calendar-day.ts';
import { decimal, floatOf, plus, sign, times, zero } from '../../../foundation/decimal.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { roundShares } from '../../../foundation/round-shares.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import type { Composition } from '../../strategies/composition.ts';
import { coverageOf, type HeldValue } from '../../strategies/coverage.ts';
import type { OwnRules } from '../../strategies/own/own-strategy.ts';
import { weighedCash } from '../../strategies/own/weighed-cash.ts';
import {
  figuresOf,
  measureReturns,
  moneyText,
  sparklineOf,
  unknownFigures,
  valueDaysAgo,
} from '../../valuation/measure-total.ts';
import type { TotalValue } from '../../valuation/total-value.ts';
import type { HoldingValue } from '../positions/value-holding.ts';
import { cashIn } from './cash-in.ts';
import {
  type HoldingFacts,
  holdingsIn,
  isHeld,
  type LedgerValues,
  type Names,
  nothingKnown,
  type PortfolioFacts,
} from './ledger-values.ts';

/** The strategy a portfolio follows. */
export type FollowedStrategy = {
  id: string;
  names: Names;
  composition: Composition;
  rules: OwnRules | null;
};

/** What portfolios follow, by their ids, and for which of them that is more than the plan allows. */
type Followed = { strategies: ReadonlyMap<string, FollowedStrategy>; paused: ReadonlySet<string> };

/** The figures of some portfolios together, with what the screen says beside them. */
export function totalFigures(
  ledger: LedgerValues,
  portfolios: readonly PortfolioFacts[],
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

/** The figures of each portfolio, in their order; shares are of the real ones, paper ones have none. */
export function portfolioFigures(
  ledger: LedgerValues,
  totals: ReadonlyMap<string, TotalValue>,
  { strategies, paused }: Followed,
  locale: string,
) {
  const real = ledger.portfolios.filter((portfolio) => !portfolio.is_virtual);
  const worth = real.map((portfolio) => Math.max(0, floatOf(totals.get(portfolio.id)!.marketValue)));
  const shares = new Map(roundShares(worth).map((share, i) => [real[i]!.id, share]));
  return ledger.portfolios.map((portfolio) => {
    const strategy = strategies.get(portfolio.id);
    const isPaused = paused.has(portfolio.id);
    return {
      ...totalFigures(ledger, [portfolio], totals.get(portfolio.id)!, locale),
      share: nothingKnown(ledger, [portfolio]) ? null : (shares.get(portfolio.id) ?? null),
      strategy_id: strategy?.id ?? null,
      strategy_name: strategy ? nameIn(strategy.names, locale) : null,
      strategy_percent: strategy && !isPaused ? coverageIn(ledger, portfolio, strategy) : null,
      strategy_is_read_only: isPaused,
    };
  });
}

/** What the screen says beside the figures of some portfolios: how complete and how fresh they are. */
export function circumstances(
  ledger: LedgerValues,
  portfolios: readonly PortfolioFacts[],
  total: TotalValue,
  locale: string,
) {
  const holdings = holdingsIn(ledger.holdings, portfolios);
  const held = holdings
    .filter((holding) => isHeld(ledger, holding))
    .map((holding) => ({ holding, value: ledger.measured.get(holding.id)?.value ?? null }));
  const newest = newestDayOf(held.map(({ value }) => value));
  const cash = portfolios.flatMap((portfolio) => ledger.cash.get(portfolio.id)?.balances ?? []);
  const unknownCash = portfolios.filter((portfolio) => !ledger.cash.get(portfolio.id)).length;
  const first = holdings.flatMap(({ id }) => ledger.books.get(id)!.entries[0]?.day ?? []);
  return {
    value_30_days_ago: valueDaysAgo(total.daily, 30),
    holdings_count: held.length,
    class_names: classNames(held, locale),
    first_day: first.length ? dayOf(Math.min(...first)) : null,
    cash: cashIn(ledger, portfolios),
    cash_value: unknownCash ? null : moneyText(cash.reduce((sum, each) => plus(sum, each.value), zero)),
    missing: held.filter(({ value }) => value === null).length + unknownCash,
    estimated: held.filter(({ value }) => value?.price.kind === 'estimate' || value?.estimatedRates).length,
    is_simulated: held.some(
      ({ holding }) => ledger.quotes.get(holding.instrument_id)?.source === simulatedSource,
    ),
    at_last_close: newest !== null && newest < ledger.today,
    value_day: newest === null ? null : dayOf(newest),
    shown_currency: ledger.shown,
    sparkline: sparklineOf(total),
  };
}

type Held = { holding: HoldingFacts; value: HoldingValue | null };

/** Classes of what is held, largest first. */
function classNames(held: readonly Held[], locale: string): string[] {
  const worth = new Map<string, number>();
  for (const { holding, value } of held) {
    const name = nameIn(holding.class_names, locale);
    worth.set(name, (worth.get(name) ?? 0) + (value ? floatOf(value.marketValue) : 0));
  }
  return [...worth].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** Of which day the newest quote is; an estimate from a transaction is none. */
function newestDayOf(values: readonly (HoldingValue | null)[]): number | null {
  const days = values.flatMap((value) =>
    value && (value.price.kind === 'quote' || value.price.kind === 'carried') ? [value.price.day!] : [],
  );
  return days.length ? Math.max(...days) : null;
}

function newestOf(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce((newest, date) => (date && (!newest || date > newest) ? date : newest), null);
}

/** How much of its strategy a portfolio has; null with nothing to weigh. */
function coverageIn(ledger: LedgerValues, portfolio: PortfolioFacts, strategy: FollowedStrategy) {
  const rules = strategy.rules;
  const rate = rules && ledger.rates.cross(rules.currency, ledger.shown, ledger.today);
  const aside = rate ? times(decimal(rules.cash_aside), rate) : zero;
  const cash = weighedCash(ledger.cash.get(portfolio.id)?.value ?? zero, aside);
  const { percent } = coverageOf(heldValues(ledger, portfolio), cash, strategy.composition);
  return percent && floatOf(percent);
}

/** What a portfolio holds as strategies weigh it. */
function heldValues(ledger: LedgerValues, portfolio: PortfolioFacts): HeldValue[] {
  return holdingsIn(ledger.holdings, [portfolio]).flatMap((holding) => {
    const value = ledger.measured.get(holding.id)?.value;
    if (!value || sign(value.units) <= 0) return [];
    return [
      {
        instrumentId: holding.instrument_id,
        isin: holding.isin,
        classSlug: holding.class_slug,
        subclassSlug: holding.subclass_slug,
        country: holding.country,
        currency: holding.price_currency,
        value: value.marketValue,
      },
    ];
  });
}
