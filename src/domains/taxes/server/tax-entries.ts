import type { Queries } from '../../../platform/database/database.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import type { LedgerEntry } from '../from-ledger/ledger-entry.ts';
import { taxEntriesOf } from './tax-ledger-store.ts';

/** Rows of each holding as they were read, with what they hang on. */
export type EntryMemory = ReadonlyMap<string, { stamp: string; entries: readonly LedgerEntry[] }>;

type Asked = {
  userId: string;
  holdings: readonly NamedHolding[];
  portfolios: readonly PortfolioRow[];
  /** What was read before, if anything: only what changed since is read again. */
  before: EntryMemory | undefined;
};

/** All rows in the ledger's order, and what to remember of them. */
export async function readTaxEntries(
  on: Queries,
  { userId, holdings, portfolios, before }: Asked,
): Promise<{ entries: LedgerEntry[]; memory: EntryMemory }> {
  const onPaper = new Set(portfolios.filter(({ is_virtual }) => is_virtual).map(({ id }) => id));
  const real = holdings.filter(({ portfolio_id }) => !onPaper.has(portfolio_id));
  const stampOf = ({ ledger_version, instrument_id, portfolio_id }: NamedHolding) =>
    `${ledger_version} ${instrument_id} ${portfolio_id}`;
  const isKnown = (holding: NamedHolding) => before?.get(holding.id)?.stamp === stampOf(holding);
  const changed = real.filter((holding) => !isKnown(holding)).map(({ id }) => id);
  // Of many it is quicker to read all.
  const only = changed.length * 2 < real.length ? { holdings: changed } : undefined;
  const instrumentOf = new Map(holdings.map(({ id, instrument_id }) => [id, instrument_id]));
  const read = await taxEntriesOf(on, userId, instrumentOf, only);
  const byHolding = Map.groupBy(read, ({ holding }) => holding);
  const asks = new Set(only ? changed : real.map(({ id }) => id));
  const memory = new Map(
    real.map((holding) => [
      holding.id,
      asks.has(holding.id)
        ? { stamp: stampOf(holding), entries: byHolding.get(holding.id) ?? [] }
        : before!.get(holding.id)!,
    ]),
  );
  const entries = [...memory.values()].flatMap((one) => one.entries);
  return { entries: inOrder([...entries, ...(byHolding.get(null) ?? [])]), memory };
}
