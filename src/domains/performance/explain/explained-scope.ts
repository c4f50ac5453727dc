import { type Decimal, minus, plus, zero } from '../../../foundation/decimal.ts';
import { notFound } from '../../../foundation/failure.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import {
  type HoldingFacts,
  holdingsIn,
  type LedgerValues,
  nothingKnown,
  totalsOf,
  wholeTotal,
} from '../figures/ledger-values.ts';
import { totalOfHolding } from '../positions/total-of-portfolio.ts';
import type { CashValue } from '../positions/value-cash.ts';
import type { HoldingValue } from '../positions/value-holding.ts';

/** An asset in the scope of the question, with its value. */
export type Part = {
  name: string;
  currency: string;
  rate: Decimal;
  value: HoldingValue;
  followsCash: boolean;
};

/** What a question is about: its sums, and the assets they are made from. */
export type Scope = {
  total: TotalValue;
  parts: Part[];
  cash: Decimal;
  /** What was paid into portfolios that follow cash: the profit is measured against it there. */
  paidIn: Decimal;
  takenOut: Decimal;
  /** What happened beside the assets where cash is not followed. */
  account: Pick<CashValue, 'interest' | 'fees' | 'taxes'>;
  /** Something is there and none of it has a rate. */
  isUnknown: boolean;
};

type Asked = { portfolio: string; asset?: string | undefined; instrument?: string | undefined };

/** One asset, one instrument, one portfolio, or all real ones; `ledger` holds no other portfolio where one is asked for. */
export function explainedScope(ledger: LedgerValues, { portfolio, asset, instrument }: Asked): Scope {
  if (asset !== undefined) return scopeOfAssets(ledger, ({ id }) => id === asset);
  if (instrument !== undefined) return scopeOfAssets(ledger, heldForReal(ledger, instrument));
  const isOne = portfolio !== 'all';
  const real = isOne ? ledger.portfolios : ledger.portfolios.filter(({ is_virtual }) => !is_virtual);
  const followed = real.filter(({ follows_cash }) => follows_cash);
  const cashOf = ({ id }: { id: string }) => ledger.cash.get(id);
  const totals = totalsOf(ledger);
  const total = isOne ? totals.get(real[0]!.id)! : wholeTotal(ledger, totals);
  // Lots that were moved left one portfolio and came into another: for the whole they did neither (rule P-16).
  const twice = minus(real.map(({ id }) => totals.get(id)!.stake).reduce(plus, zero), total.stake);
  return {
    isUnknown: nothingKnown(ledger, real),
    paidIn: minus(followed.map((each) => cashOf(each)?.paidIn ?? zero).reduce(plus, zero), twice),
    takenOut: minus(followed.map((each) => cashOf(each)?.takenOut ?? zero).reduce(plus, zero), twice),
    account: accountOf(real.filter((each) => !each.follows_cash).flatMap((each) => cashOf(each) ?? [])),
    total,
    parts: holdingsIn(ledger.holdings, real).flatMap((holding) => partOf(ledger, holding) ?? []),
    cash: real.map((each) => cashOf(each)?.value ?? zero).reduce(plus, zero),
  };
}

function accountOf(list: readonly CashValue[]): Scope['account'] {
  const added = (of: (cash: CashValue) => Decimal) => list.map(of).reduce(plus, zero);
  return {
    interest: added(({ interest }) => interest),
    fees: added(({ fees }) => fees),
    taxes: added(({ taxes }) => taxes),
  };
}

/** In real portfolios; paper counts only where there is nothing else (rule HO-2). */
function heldForReal({ portfolios, holdings }: LedgerValues, instrument: string) {
  const real = new Set(portfolios.filter(({ is_virtual }) => !is_virtual).map(({ id }) => id));
  const held = holdings.filter(({ instrument_id }) => instrument_id === instrument);
  const inReal = held.filter(({ portfolio_id }) => real.has(portfolio_id));
  const meant = new Set((inReal.length > 0 ? inReal : held).map(({ id }) => id));
  return ({ id }: HoldingFacts) => meant.has(id);
}

/** Of assets alone the money on the account is no part: they are measured against their purchases. */
function scopeOfAssets(ledger: LedgerValues, isMeant: (holding: HoldingFacts) => boolean): Scope {
  const holdings = ledger.holdings.filter(isMeant);
  if (holdings.length === 0) throw notFound();
  const parts = holdings.flatMap((holding) => partOf(ledger, holding) ?? []);
  const totals = parts.map(({ value }) => totalOfHolding(value));
  return {
    total: totals.length === 1 ? totals[0]! : totalOfAll(totals, ledger.today),
    parts: parts.map((part) => ({ ...part, followsCash: false })),
    cash: zero,
    paidIn: zero,
    takenOut: zero,
    account: accountOf([]),
    isUnknown: parts.length < holdings.length,
  };
}

/** Null where a currency has no rate. */
function partOf(ledger: LedgerValues, holding: HoldingFacts): Part | null {
  const value = ledger.measured.get(holding.id)?.value;
  const rate = ledger.rates.cross(holding.price_currency, ledger.shown, ledger.today);
  if (!value || !rate) return null;
  const portfolio = ledger.portfolios.find(({ id }) => id === holding.portfolio_id)!;
  const followsCash = portfolio.follows_cash && !!ledger.cash.get(portfolio.id);
  return { name: holding.ticker, currency: holding.price_currency, rate, value, followsCash };
}
