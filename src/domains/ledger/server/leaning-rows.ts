import type { Queries } from '../../../platform/database/database.ts';
import { firstOverdrawn } from '../follow-units.ts';
import type { LedgerRow } from '../ledger-row.ts';
import { rowsOfHoldings } from './transaction-store.ts';

export type Leaning = { row: LedgerRow; holdingId: string };

/** Rows that would lack the units of others, once these are gone (rule U-24). */
export async function leaningOn(
  on: Queries,
  userId: string,
  others: readonly { id: string; holding_id: string | null }[],
): Promise<Leaning[]> {
  const gone = new Set(others.map(({ id }) => id));
  const holdings = [...new Set(others.flatMap(({ holding_id }) => holding_id ?? []))];
  const leaning: Leaning[] = [];
  for (const [holdingId, rows] of await rowsOfHoldings(on, userId, holdings)) {
    let left = rows.filter(({ id }) => !gone.has(id));
    for (let lacking = firstOverdrawn(left); lacking; lacking = firstOverdrawn(left)) {
      const { id } = lacking;
      leaning.push({ row: left.find((row) => row.id === id)!, holdingId });
      left = left.filter((row) => row.id !== id);
    }
  }
  return leaning;
}
