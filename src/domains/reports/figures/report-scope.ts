import { type LedgerOnDay, ledgerOn, type PricedLedger } from '../../performance/figures/ledger-on-day.ts';
import {
  nothingKnown,
  type PortfolioFacts,
  totalsOf,
  withoutValues,
} from '../../performance/figures/ledger-values.ts';
import { type TotalValue, totalOfAll } from '../../valuation/total-value.ts';
import type { Span } from '../report-period.ts';

/** The portfolios of a report and nothing else, with their sums of today and their whole history. */
export type ReportScope = {
  ledger: PricedLedger;
  /** By portfolio. */
  totals: ReadonlyMap<string, TotalValue>;
  total: TotalValue;
  /** The day of the first transaction; earlier than the history's first day where that was cut (rule P-17). */
  begun: number;
  /** Something is there and none of it has a rate in the shown currency. */
  isUnknown: boolean;
  /** By day, as far as they were asked for: the end of one period is the start of another. */
  standings: Map<number, Standing>;
};

export function reportScope(ledger: PricedLedger): ReportScope {
  const totals = totalsOf(ledger);
  const sums = together(ledger.portfolios, totals, ledger.today);
  const isUnknown = nothingKnown(ledger, ledger.portfolios);
  const total = isUnknown ? withoutValues(sums) : sums;
  const standings = new Map<number, Standing>([[ledger.today, { ledger, totals, total }]]);
  return { ledger, totals, total, begun: begunOn(ledger), isUnknown, standings };
}

function begunOn({ books, holdings, measured, portfolios, cash, cashRows, today }: PricedLedger): number {
  const known = holdings.filter(({ id }) => measured.get(id));
  const beside = portfolios.filter(({ id }) => cash.get(id)).flatMap(({ id }) => cashRows.get(id)!);
  const days = [
    ...known.map(({ id }) => books.get(id)!.entries[0]?.day ?? today),
    ...beside.map(({ day }) => day),
  ];
  return days.reduce((first, day) => Math.min(first, day), today);
}

function together(
  portfolios: readonly PortfolioFacts[],
  totals: ReadonlyMap<string, TotalValue>,
  today: number,
): TotalValue {
  const [first, ...others] = portfolios;
  if (first && others.length === 0) return totals.get(first.id)!;
  return totalOfAll(
    portfolios.map(({ id }) => totals.get(id)!),
    today,
  );
}

/** How things stood at the close of a day. */
export type Standing = {
  ledger: LedgerOnDay;
  totals: ReadonlyMap<string, TotalValue>;
  total: TotalValue;
};

/** A span with how things stood at both of its ends: what happened in it is the difference. */
export type Ends = { span: Span; start: Standing; end: Standing };

export function endsOf(scope: ReportScope, span: Span): Ends {
  return { span, start: standingOn(scope, span.from), end: standingOn(scope, span.to) };
}

function standingOn({ ledger, standings }: ReportScope, asked: number): Standing {
  const day = Math.min(asked, ledger.today);
  const known = standings.get(day);
  if (known) return known;
  const then = ledgerOn(ledger, day);
  const totals = totalsOf(then);
  const standing = { ledger: then, totals, total: together(then.portfolios, totals, day) };
  standings.set(day, standing);
  return standing;
}
