import type { BookEntry } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { HoldingFacts, PortfolioFacts } from '../../performance/figures/ledger-values.ts';
import type { ShownEntry } from '../../performance/positions/tally-book.ts';
import type { Span } from '../report-period.ts';
import type { ReportScope } from './report-scope.ts';

type Booked = { holding: HoldingFacts; portfolio: PortfolioFacts; booked: BookEntry };
type Beside = { portfolio: PortfolioFacts; row: LedgerRow };

/** A transaction of an asset: as it was booked, and in the shown currency at its day's rate. */
export type AssetEntry = Booked & { shown: ShownEntry };
/** A transaction beside the assets. */
export type AccountEntry = Beside & { shown: ShownEntry };

const isIn = ({ from, to }: Span, day: number) => day > from && day <= to;

/** Everything that was booked; `shown` is null where a currency has no rate. */
export function bookedEntries(
  { ledger }: ReportScope,
  span: Span,
): (Booked & { shown: ShownEntry | null })[] {
  const portfolios = new Map(ledger.portfolios.map((portfolio) => [portfolio.id, portfolio]));
  return ledger.holdings.flatMap((holding) => {
    const shown = ledger.measured.get(holding.id)?.value.entries;
    const portfolio = portfolios.get(holding.portfolio_id)!;
    return ledger.books
      .get(holding.id)!
      .entries.map((booked, i) => ({ holding, portfolio, booked, shown: shown?.[i] ?? null }))
      .filter(({ booked }) => isIn(span, booked.day));
  });
}

export function accountRows({ ledger }: ReportScope, span: Span): (Beside & { shown: ShownEntry | null })[] {
  return ledger.portfolios.flatMap((portfolio) => {
    const shown = new Map(ledger.cash.get(portfolio.id)?.entries.map((entry) => [entry.id, entry]));
    return ledger.cashRows
      .get(portfolio.id)!
      .filter(({ day }) => isIn(span, day))
      .map((row) => ({ portfolio, row, shown: shown.get(row.id) ?? null }));
  });
}

/** Of everything whose currencies have a rate, as in every sum. */
export function assetEntries(scope: ReportScope, span: Span): AssetEntry[] {
  return bookedEntries(scope, span).flatMap(({ shown, ...entry }) => (shown ? [{ ...entry, shown }] : []));
}

export function accountEntries(scope: ReportScope, span: Span): AccountEntry[] {
  return accountRows(scope, span).flatMap(({ shown, ...entry }) => (shown ? [{ ...entry, shown }] : []));
}
