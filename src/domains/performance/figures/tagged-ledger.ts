import type { RateBook } from '../../valuation/rate-book.ts';
import { placeOf } from '../journal/journal.ts';
import { valueCash } from '../positions/value-cash.ts';
import type { HoldingFacts, LedgerValues, PortfolioFacts } from './ledger-values.ts';

type Placed = Pick<HoldingFacts, 'instrument_id' | 'portfolio_id'>;

/** Everywhere, or where it is (rule WL-7). */
export function isTagged({ instrument_id, portfolio_id }: Placed, tagged: ReadonlySet<string>): boolean {
  return [null, portfolio_id].some((at) => tagged.has(placeOf(instrument_id, at)));
}

type Ledger<Portfolio, Holding> = Pick<LedgerValues, 'shown' | 'today'> & {
  rates: RateBook;
  portfolios: readonly Portfolio[];
  holdings: readonly Holding[];
};

/** The assets that have a tag and nothing else: as in portfolios that do not follow their cash (rule WL-10). */
export function taggedLedger<
  Portfolio extends PortfolioFacts,
  Holding extends HoldingFacts,
  Whole extends Ledger<Portfolio, Holding>,
>(ledger: Whole & Ledger<Portfolio, Holding>, tagged: ReadonlySet<string>) {
  const { portfolios, holdings, rates, shown, today } = ledger;
  const nothing = valueCash({ entries: [], transfers: [] }, [], false, rates, shown, today);
  return {
    ...ledger,
    portfolios: portfolios.map((portfolio) => ({ ...portfolio, follows_cash: false })),
    holdings: holdings.filter((holding) => isTagged(holding, tagged)),
    cash: new Map(portfolios.map(({ id }) => [id, nothing])),
    cashRows: new Map(portfolios.map(({ id }) => [id, []])),
  };
}
