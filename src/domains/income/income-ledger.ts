import { type Decimal, zero } from '../../foundation/decimal.ts';
import type { Book } from '../ledger/keep-book.ts';
import type { PortfolioKind } from '../ledger/portfolio-kinds.ts';
import type { HoldingFacts, LedgerValues, PortfolioFacts } from '../performance/figures/ledger-values.ts';

/** What income is read from: real portfolios of a person, valued in one currency. */
export type IncomeLedger = Pick<
  LedgerValues,
  'today' | 'shown' | 'rates' | 'books' | 'measured' | 'cash' | 'cashRows'
> & {
  portfolios: readonly (PortfolioFacts & { kind: PortfolioKind })[];
  holdings: readonly HoldingFacts[];
};

/** A dividend that was announced for an instrument. */
export type Announced = {
  instrument_id: string;
  /** Whoever holds it at the end of the day before gets it. */
  exDay: number;
  paymentDay: number | null;
  /** For a unit, as it was that day. */
  amount: Decimal;
  currency: string;
  isSimulated: boolean;
};

/** What of one instrument lies in one portfolio: by hand, or kept by a broker. */
export type Position = { portfolio: IncomeLedger['portfolios'][number]; holdings: readonly HoldingFacts[] };

/** Paper portfolios pay nothing. */
export function positionsOf(ledger: IncomeLedger): Position[] {
  const real = new Map(ledger.portfolios.filter((one) => !one.is_virtual).map((one) => [one.id, one]));
  const held = ledger.holdings.filter(({ portfolio_id }) => real.has(portfolio_id));
  const groups = Map.groupBy(held, (one) => `${one.portfolio_id} ${one.instrument_id}`);
  return [...groups.values()].map((holdings) => ({
    portfolio: real.get(holdings[0]!.portfolio_id)!,
    holdings,
  }));
}

/** Units at the end of the day before (rule IN-1), after all splits up to then. */
export function unitsBefore({ entries }: Book, day: number): Decimal {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (entries[middle]!.day < day) low = middle + 1;
    else high = middle;
  }
  return entries[low - 1]?.unitsAfter ?? zero;
}
