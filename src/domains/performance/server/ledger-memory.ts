import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Services } from '../../../platform/services.ts';
import { type Book, keepBook } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import { cashRowsOf, rowsOfHoldings } from '../../ledger/server/transaction-store.ts';
import type { MeasuredHolding } from '../figures/ledger-values.ts';
import type { CashValue } from '../positions/value-cash.ts';

type Dated<T> = { stamp: string; value: T };

/** Some 200 MB at most, by days of history and rows of books. */
const mostNumbers = 20_000_000;

/**
 * What was reckoned from a ledger, each piece under the stamp of everything it was reckoned from: another stamp, and it
 * is reckoned anew. The ledger's versions come from the database with every request, so no process can be behind.
 */
export class LedgerMemory {
  readonly #services: Services;
  readonly #books = new RecentlyUsed<Dated<Book>>(mostNumbers);
  readonly #cashRows = new RecentlyUsed<Dated<LedgerRow[]>>(mostNumbers / 4);
  readonly measured = new RecentlyUsed<Dated<MeasuredHolding>>(mostNumbers);
  readonly cash = new RecentlyUsed<Dated<CashValue | null>>(mostNumbers / 4);

  constructor(services: Services) {
    this.#services = services;
  }

  /** The books of holdings; one query for all that changed since they were kept. */
  async books(
    userId: string,
    holdings: readonly NamedHolding[],
    portfolios: ReadonlyMap<string, PortfolioRow>,
  ): Promise<Map<string, Book>> {
    const books = new Map<string, Book>();
    const stale: { holding: NamedHolding; stamp: string }[] = [];
    for (const holding of holdings) {
      const stamp = `${holding.ledger_version} ${portfolios.get(holding.portfolio_id)!.lot_method}`;
      const known = this.#books.get(holding.id);
      if (known?.stamp === stamp) books.set(holding.id, known.value);
      else stale.push({ holding, stamp });
    }
    if (stale.length === 0) return books;
    const rows = await rowsOfHoldings(
      this.#services.database,
      userId,
      stale.map(({ holding }) => holding.id),
    );
    for (const { holding, stamp } of stale) {
      const own = rows.get(holding.id)!;
      const book = keepBook(own, portfolios.get(holding.portfolio_id)!.lot_method);
      books.set(holding.id, book);
      this.#books.set(holding.id, { stamp, value: book }, 20 + own.length * 40);
    }
    return books;
  }

  /** Rows that belong to no asset, by portfolio. */
  async cashRows(userId: string, portfolios: readonly PortfolioRow[]): Promise<Map<string, LedgerRow[]>> {
    const found = new Map<string, LedgerRow[]>();
    const stale: PortfolioRow[] = [];
    for (const portfolio of portfolios) {
      const known = this.#cashRows.get(portfolio.id);
      if (known?.stamp === String(portfolio.ledger_version)) found.set(portfolio.id, known.value);
      else stale.push(portfolio);
    }
    if (stale.length === 0) return found;
    const rows = await cashRowsOf(
      this.#services.database,
      userId,
      stale.map((portfolio) => portfolio.id),
    );
    for (const portfolio of stale) {
      const own = rows.get(portfolio.id)!;
      found.set(portfolio.id, own);
      const stamp = String(portfolio.ledger_version);
      this.#cashRows.set(portfolio.id, { stamp, value: own }, 20 + own.length * 40);
    }
    return found;
  }
}
