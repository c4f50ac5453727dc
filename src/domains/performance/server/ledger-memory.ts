import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import type { Services } from '../../../platform/services.ts';
import { type Book, keepBooks, type LotMethod } from '../../ledger/keep-book.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import { type Link, linkedGroups } from '../../ledger/linked-groups.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import { cashRowsOf, rowsOfHoldings } from '../../ledger/server/transaction-store.ts';
import type { MeasuredHolding } from '../figures/ledger-values.ts';
import type { CashValue } from '../positions/value-cash.ts';

type Dated<T> = { stamp: string; value: T };

/** Everything of a person's, to find what belongs together. */
type WholeLedger = {
  holdings: readonly NamedHolding[];
  portfolios: readonly PortfolioRow[];
  links: readonly Link[];
};

/** By holding: in what order lots leave it. */
function methodsIn({ holdings, portfolios }: WholeLedger): Map<string, LotMethod> {
  const byPortfolio = new Map(portfolios.map(({ id, lot_method }) => [id, lot_method]));
  return new Map(holdings.map(({ id, portfolio_id }) => [id, byPortfolio.get(portfolio_id)!]));
}

/** Which holdings share a book's making with one, and a stamp of all that it is made from. */
function groupsIn(all: WholeLedger): (id: string) => { ids: string[]; stamp: string } {
  const groups = linkedGroups(all.links);
  const methods = methodsIn(all);
  const versions = new Map(all.holdings.map(({ id, ledger_version }) => [id, ledger_version]));
  return (id) => {
    // One of a portfolio made between the readings waits for the next.
    const ids = (groups.get(id) ?? [id]).filter((each) => methods.get(each));
    return { ids, stamp: ids.map((each) => `${each} ${versions.get(each)} ${methods.get(each)}`).join(' ') };
  };
}

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

  /**
   * The books of holdings with what each was kept from; one query for all that changed since. Holdings between which
   * securities were moved are kept together, also those of portfolios nobody asked for.
   */
  async books(
    userId: string,
    holdings: readonly NamedHolding[],
    all: WholeLedger,
  ): Promise<{ books: Map<string, Book>; stamps: Map<string, string> }> {
    const books = new Map<string, Book>();
    const stamps = new Map<string, string>();
    const stale = new Map<string, string[]>();
    const keptTogether = groupsIn(all);
    for (const { id } of holdings) {
      const { ids, stamp } = keptTogether(id);
      stamps.set(id, stamp);
      const known = this.#books.get(id);
      if (known?.stamp === stamp) books.set(id, known.value);
      else stale.set(stamp, ids);
    }
    if (stale.size === 0) return { books, stamps };
    const rows = await rowsOfHoldings(this.#services.database, userId, [...stale.values()].flat());
    const methods = methodsIn(all);
    for (const [stamp, ids] of stale) {
      const group = new Map(ids.map((id) => [id, { rows: rows.get(id)!, method: methods.get(id)! }]));
      for (const [id, book] of keepBooks(group)) {
        if (stamps.has(id)) books.set(id, book);
        this.#books.set(id, { stamp, value: book }, 20 + book.entries.length * 40);
      }
    }
    return { books, stamps };
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
