import type { Queries } from '../../../platform/database/database.ts';
import { inOrder } from '../../ledger/order-rows.ts';
import type { NamedHolding } from '../../ledger/server/holding-store.ts';
import type { PortfolioRow } from '../../ledger/server/portfolio-store.ts';
import type { LedgerEntry } from '../from-ledger/ledger-entry.ts';
import { taxEntriesOf } from './tax-ledger-store.ts';

/** All rows as they were read, in the ledger's order, with what those of each holding hang on. */
export type EntryMemory = { stamps: ReadonlyMap<string, string>; entries: readonly LedgerEntry[] };

type Asked = {
  userId: string;
  holdings: readonly NamedHolding[];
  portfolios: readonly PortfolioRow[];
  /** What was read before, if anything: only what changed since is read again. */
  before: EntryMemory | undefined;
};

/** All rows in the ledger's order; those that did not change are the very objects of before. */
export async function readTaxEntries(
  on: Queries,
  { userId, holdings, portfolios, before }: Asked,
): Promise<EntryMemory> {
  const onPaper = new Set(portfolios.filter(({ is_virtual }) => is_virtual).map(({ id }) => id));
  const real = holdings.filter(({ portfolio_id }) => !onPaper.has(portfolio_id));
  const stamps = new Map(
    real.map(({ id, ledger_version, instrument_id, portfolio_id }) => [
      id,
      `${ledger_version} ${instrument_id} ${portfolio_id}`,
    ]),
  );
  const changed = real.filter(({ id }) => before?.stamps.get(id) !== stamps.get(id)).map(({ id }) => id);
  // Of many it is quicker to read all.
  const only = changed.length * 2 < real.length ? { holdings: changed } : undefined;
  const instrumentOf = new Map(holdings.map(({ id, instrument_id }) => [id, instrument_id]));
  const read = await taxEntriesOf(on, userId, instrumentOf, only);
  // One of a holding made between the two readings waits for the next.
  const fresh = read.filter(({ holding }) => holding === null || stamps.has(holding));
  const again = new Set(changed);
  const isKept = ({ holding }: LedgerEntry) => holding !== null && stamps.has(holding) && !again.has(holding);
  const kept = only && before ? before.entries.filter(isKept) : [];
  return { stamps, entries: inOrder([...kept, ...fresh]) };
}
