import { type Decimal, rounded } from '../../../foundation/decimal.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import { RecentlyUsed } from '../../../foundation/recently-used.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import type { TransactionType } from '../../ledger/transaction-types.ts';
import { moneyText } from '../../valuation/measure-total.ts';
import type { HoldingFacts, LedgerValues, PortfolioFacts } from '../figures/ledger-values.ts';
import type { ShownEntry } from '../positions/tally-book.ts';

/** A transaction in the list of all, newest first. */
export type JournalEntry = {
  id: string;
  portfolioId: string;
  holdingId: string | null;
  type: TransactionType;
  day: number;
  currency: string;
  /** Shared by all rows of a corporate action. */
  event: string | null;
  unitsAfter: Decimal | null;
  /** Null where its currency has no rate to the shown one. */
  shown: ShownEntry | null;
  /** For sums over a hundred thousand rows: amounts as whole numbers of 1e-10. */
  scaled: { gross: bigint; fee: bigint; tax: bigint } | null;
};

export type JournalFilter = {
  /** Folded words; null for all. */
  search: string | null;
  /** Rows whose note fits the search. */
  noted: ReadonlySet<string>;
  portfolioId: string | null;
  holdingId: string | null;
  type: TransactionType | null;
  from: number | null;
  to: number | null;
  currency: string | null;
  /** Ids of transactions and places of holdings (`placeOf`) that have the tag; null for all. */
  tagged: ReadonlySet<string> | null;
};

/** How an asset is named among what has a tag: everywhere, or in one portfolio. */
export function placeOf(instrumentId: string, portfolioId: string | null): string {
  return portfolioId === null ? instrumentId : `${instrumentId} ${portfolioId}`;
}

const places = 10;

function scaled(amount: Decimal): bigint {
  const { digits, places: has } = rounded(amount, places);
  return digits * 10n ** BigInt(places - has);
}

export type JournalTotals = {
  count: number;
  bought: string;
  bought_count: number;
  sold: string;
  sold_count: number;
  dividends: string;
  fees: string;
  taxes: string;
  withheld: string;
  interest: string;
  deposits: string;
  withdrawals: string;
  without_rate: number;
};

/** What a list of transactions is made from. */
export type JournalLedger = Pick<LedgerValues, 'books' | 'measured' | 'cash' | 'cashRows'> & {
  portfolios: readonly Pick<PortfolioFacts, 'id' | 'name'>[];
  holdings: readonly Pick<
    HoldingFacts,
    'id' | 'portfolio_id' | 'instrument_id' | 'ticker' | 'isin' | 'names'
  >[];
};

/** Every transaction of a ledger in one order, with what is asked of it again and again. */
export class Journal {
  readonly entries: readonly JournalEntry[];
  readonly #found = new RecentlyUsed<{ matching: readonly JournalEntry[]; totals: JournalTotals }>(400_000);
  readonly #searchTexts: ReadonlyMap<string, string>;
  readonly #placesOfHoldings: ReadonlyMap<string, readonly string[]>;

  constructor(ledger: JournalLedger) {
    this.entries = entriesOf(ledger);
    const names = new Map(ledger.portfolios.map((portfolio) => [portfolio.id, foldToWords(portfolio.name)]));
    this.#placesOfHoldings = new Map(
      ledger.holdings.map(({ id, instrument_id, portfolio_id }) => [
        id,
        [placeOf(instrument_id, null), placeOf(instrument_id, portfolio_id)],
      ]),
    );
    this.#searchTexts = new Map([
      ...names,
      ...ledger.holdings.map(
        (holding) =>
          [
            holding.id,
            [holding.ticker, holding.isin ?? '', ...Object.values(holding.names)]
              .map(foldToWords)
              .join(' | ') + ` | ${names.get(holding.portfolio_id)}`,
          ] as const,
      ),
    ]);
  }

  get firstDay(): number | null {
    return this.entries.at(-1)?.day ?? null;
  }

  find(filter: JournalFilter): { matching: readonly JournalEntry[]; totals: JournalTotals } {
    const reckon = () => {
      const matching = this.entries.filter((entry) => this.#fits(entry, filter));
      return { matching, totals: totalsOf(matching) };
    };
    // What has a tag may be very much, and changes without the ledger.
    if (filter.tagged) return reckon();
    const key = JSON.stringify([filter, [...filter.noted]]);
    const known = this.#found.get(key);
    if (known) return known;
    const found = reckon();
    this.#found.set(key, found, found.matching.length + 1);
    return found;
  }

  /** Its own tag, or that of its asset (rule WL-7). */
  #isTagged({ id, holdingId }: JournalEntry, tagged: ReadonlySet<string>): boolean {
    if (tagged.has(id)) return true;
    return holdingId !== null && this.#placesOfHoldings.get(holdingId)!.some((place) => tagged.has(place));
  }

  #fits(entry: JournalEntry, filter: JournalFilter): boolean {
    if (filter.portfolioId !== null && entry.portfolioId !== filter.portfolioId) return false;
    if (filter.holdingId !== null && entry.holdingId !== filter.holdingId) return false;
    if (filter.type !== null && entry.type !== filter.type) return false;
    if (filter.from !== null && entry.day < filter.from) return false;
    if (filter.to !== null && entry.day > filter.to) return false;
    if (filter.currency !== null && entry.currency !== filter.currency) return false;
    if (filter.tagged && !this.#isTagged(entry, filter.tagged)) return false;
    if (filter.search === null || filter.noted.has(entry.id)) return true;
    // Signs alone fold to nothing: only a note can have them.
    if (filter.search === '') return false;
    return this.#searchTexts.get(entry.holdingId ?? entry.portfolioId)!.includes(filter.search);
  }
}

/** By kind: what is paid in and what it buys are never one sum, and units that move without money are in none. */
function totalsOf(entries: readonly JournalEntry[]): JournalTotals {
  const sums = {
    bought: 0n,
    sold: 0n,
    dividends: 0n,
    interest: 0n,
    deposits: 0n,
    withdrawals: 0n,
    fees: 0n,
    taxes: 0n,
    withheld: 0n,
  };
  const counts = { bought: 0, sold: 0, withoutRate: 0 };
  for (const { type, scaled: amounts } of entries) {
    if (type === 'buy') counts.bought++;
    else if (type === 'sell') counts.sold++;
    if (!amounts) {
      counts.withoutRate++;
      continue;
    }
    if (type === 'buy') sums.bought += amounts.gross;
    else if (type === 'sell') sums.sold += amounts.gross;
    else if (type === 'dividend') {
      sums.dividends += amounts.gross - amounts.tax;
      sums.withheld += amounts.tax;
    } else if (type === 'interest') sums.interest += amounts.gross;
    else if (type === 'deposit') sums.deposits += amounts.gross;
    else if (type === 'withdrawal') sums.withdrawals += amounts.gross;
    sums.fees += type === 'fee' ? amounts.gross + amounts.fee : amounts.fee;
    // What was withheld from a dividend is not in the taxes, as nowhere (rule P-1).
    if (type === 'tax') sums.taxes += amounts.gross;
    else if (type !== 'dividend') sums.taxes += amounts.tax;
  }
  const text = (digits: bigint) => moneyText({ digits, places });
  return {
    count: entries.length,
    bought: text(sums.bought),
    bought_count: counts.bought,
    sold: text(sums.sold),
    sold_count: counts.sold,
    dividends: text(sums.dividends),
    fees: text(sums.fees),
    taxes: text(sums.taxes),
    withheld: text(sums.withheld),
    interest: text(sums.interest),
    deposits: text(sums.deposits),
    withdrawals: text(sums.withdrawals),
    without_rate: counts.withoutRate,
  };
}

/** Newest first; inside a day the ledger's own order backwards, asset by asset, and rows of a corporate action together. */
function entriesOf(ledger: JournalLedger): JournalEntry[] {
  const all: JournalEntry[] = [];
  const actions = new Map<string, number>();
  for (const holding of ledger.holdings) {
    const shown = ledger.measured.get(holding.id)?.value.entries;
    ledger.books.get(holding.id)!.entries.forEach((entry, i) => {
      if (entry.event) actions.set(entry.event, all.length);
      all.push(journalEntry(entry, holding.portfolio_id, holding.id, shown?.[i] ?? null, entry.unitsAfter));
    });
  }
  for (const portfolio of ledger.portfolios) {
    const shown = new Map(ledger.cash.get(portfolio.id)?.entries.map((entry) => [entry.id, entry]));
    for (const row of inOrder(ledger.cashRows.get(portfolio.id)!))
      all.push(journalEntry(row, portfolio.id, null, shown.get(row.id) ?? null, null));
  }
  const placeOf = ({ event }: JournalEntry, at: number) => (event === null ? at : (actions.get(event) ?? at));
  return all
    .map((entry, at) => ({ entry, at, place: placeOf(entry, at) }))
    .sort((a, b) => b.entry.day - a.entry.day || b.place - a.place || b.at - a.at)
    .map(({ entry }) => entry);
}

function journalEntry(
  row: { id: string; type: TransactionType; day: number; currency: string; event?: string | null },
  portfolioId: string,
  holdingId: string | null,
  shown: ShownEntry | null,
  unitsAfter: Decimal | null,
): JournalEntry {
  return {
    id: row.id,
    portfolioId,
    holdingId,
    type: row.type,
    day: row.day,
    currency: row.currency,
    event: row.event ?? null,
    unitsAfter,
    shown,
    scaled: shown && {
      gross: scaled(shown.gross),
      fee: scaled(shown.fee),
      tax: scaled(shown.tax),
    },
  };
}
