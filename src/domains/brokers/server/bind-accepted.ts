import { dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal } from '../../../foundation/decimal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { OldRow, Outcome } from '../../imports/server/engine/check.ts';
import { draftedRow } from '../../imports/server/engine/drafted-row.ts';
import type { Understood } from '../../imports/server/engine/understand.ts';
import { insertSources } from '../../imports/server/source-store.ts';
import { grossOf } from '../../ledger/gross-of.ts';
import { type Moved, recogniseAccepted } from '../recognise-accepted.ts';
import { endAccepted, type IntegrationRow } from './integration-store.ts';

type Checked = { understood: Understood; outcomes: Outcome[]; old: readonly OldRow[] };

const maybe = (text: string | null) => (text === null ? null : decimal(text));

/**
 * A booking of which the person recorded a row before is not recorded again: that row stays as it is, theirs, and is
 * known by the broker's id of it from now on.
 */
export async function bindAccepted(
  tx: Tx,
  { user_id: userId, id, broker, accepted }: IntegrationRow,
  { understood, outcomes, old }: Checked,
): Promise<void> {
  if (accepted.length === 0) return;
  const waiting = new Set(accepted);
  const recorded = old.filter((row) => waiting.has(row.id)).map(movedBy);
  const reported = outcomes.flatMap((outcome, n) => {
    const [draft, ...more] = outcome.drafts;
    if (outcome.state !== 'import' || !draft || more.length) return [];
    const { units, price, total } = draft;
    return [
      {
        id: String(n),
        portfolioId: outcome.portfolioId!,
        instrumentId: draft.ofAsset ? outcome.instrument!.id : null,
        type: draft.type,
        day: dayNumber(understood.bookings[n]!.day),
        units: maybe(units),
        amount: grossOf({ units: maybe(units), price: maybe(price), total: maybe(total) }),
        currency: draft.currency,
      },
    ];
  });
  const found = recogniseAccepted(recorded, reported);
  if (found.size === 0) return;
  const sources = [...found].map(([at, transactionId]) => {
    const n = Number(at);
    const { drafts, portfolioId, instrument } = outcomes[n]!;
    const where = {
      drafts,
      portfolioId: portfolioId!,
      instrumentId: instrument?.id ?? null,
      partKeys: understood.partKeys[n]!,
    };
    outcomes[n]!.state = 'duplicate';
    outcomes[n]!.reason = { code: 'twin' };
    return { transactionId, row: draftedRow(understood.bookings[n]!, understood.keys[n]!, where) };
  });
  await insertSources(tx, userId, { documentId: null, connectionId: null, broker }, sources);
  const bound = new Set(found.values());
  await endAccepted(
    tx,
    userId,
    id,
    accepted.filter((one) => !bound.has(one)),
  );
}

function movedBy(row: OldRow): Moved {
  return {
    id: row.id,
    portfolioId: row.portfolioId,
    instrumentId: row.instrumentId,
    type: row.type,
    day: row.day,
    units: row.units,
    amount: grossOf(row),
    currency: row.currency.toUpperCase(),
  };
}
