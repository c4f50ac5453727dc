import { textOf } from '../../../foundation/decimal.ts';
import { invalid } from '../../../foundation/failure.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { firstOutgrown, firstOverdrawn, mostThatCanLeave, type UnitsRow } from '../follow-units.ts';
import { bringsUnits, takesUnits } from '../transaction-types.ts';
import { unitsOfHoldings } from './transaction-store.ts';

/**
 * Refuses a ledger in which some day would end below zero units (rule L-3): after the write, inside its transaction,
 * with the portfolio locked, so that what is checked is what is committed. Names the most the changed row may take.
 */
export async function refuseOverdraft(
  tx: Tx,
  userId: string,
  holdingIds: string[],
  changedId: string | null,
): Promise<void> {
  if (holdingIds.length === 0) return;
  for (const rows of (await unitsOfHoldings(tx, userId, holdingIds)).values()) {
    const changed = rows.find((row) => row.id === changedId);
    if (firstOutgrown(rows))
      throw invalid({ [changed?.type === 'split' ? 'numerator' : 'amount']: ['maxValueError'] });
    if (firstOverdrawn(rows)) throw overdraft(rows, changed);
  }
}

function overdraft(rows: UnitsRow[], changed: UnitsRow | undefined) {
  const isTaken = changed && (takesUnits.has(changed.type) || changed.type === 'cover');
  if (!isTaken) return invalid({ amount: [crossing(rows, changed) ?? 'maxVolumeError'] });
  const max = mostThatCanLeave(
    rows.filter((row) => row.id !== changed.id),
    changed,
  );
  return invalid({ amount: ['maxVolumeError'] }, undefined, { max: textOf(max) });
}

/** Whether it is the row itself that would go short in what is held, or buy what is short (rule L-23). */
function crossing(rows: readonly UnitsRow[], changed: UnitsRow | undefined) {
  if (!changed || firstOverdrawn(rows)?.id !== changed.id) return undefined;
  if (changed.type === 'short') return 'shortError';
  return bringsUnits.has(changed.type) ? 'coverError' : undefined;
}
