import { dayNumber } from '../../../foundation/calendar-day.ts';
import { type Decimal, decimal, textOf } from '../../../foundation/decimal.ts';
import { newId } from '../../../foundation/ids.ts';
import type { UnitsRow } from '../../ledger/follow-units.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { NewActionRow } from '../../ledger/server/transaction-store.ts';
import { leadingTypes, type PlannedRow, planAction } from '../plan-action.ts';
import { lastRank, unitsAt } from '../units-at.ts';
import type { ReadAction } from './read-action.ts';

/** The rows of an action as they are stored, for the rows its asset has now. */
export type ActionRow = { planned: PlannedRow; row: NewActionRow };

type Place = { source: string; target: string | null };

/** What an action comes to for what is held; `place` are the holdings it is written to. */
export function actionRows(
  { body, terms, source, prices }: ReadAction,
  held: readonly UnitsRow[],
  place: Place,
): ActionRow[] {
  const [eventId, link] = [newId(), newId()];
  const type = leadingTypes[body.kind];
  const isLinked = type === 'spin-off' || type === 'transfer-out';
  const first: UnitsRow = {
    id: link,
    type,
    day: dayNumber(body.created_at),
    second: null,
    rank: rankOf(type),
    units: null,
    numerator: null,
    denominator: null,
    link: isLinked ? link : null,
  };
  return planAction(terms, unitsAt(held, first), prices).map((planned, i) => ({
    planned,
    row: {
      // Both halves of a link carry the id of the one that leaves, as transfers between portfolios do.
      id: planned.isLinked && planned.of === 'source' ? link : newId(),
      portfolio_id: source.portfolio_id,
      holding_id: planned.of === 'source' ? place.source : place.target,
      type: planned.type,
      day: body.created_at,
      time: null,
      rank: rankOf(planned.type),
      units: text(planned.units),
      price: text(planned.price),
      total: text(planned.total),
      currency_id: body.currency_id,
      fee: '0',
      tax: textOf(planned.tax),
      to_total: null,
      to_currency_id: null,
      numerator: text(planned.ratio?.[0] ?? null),
      denominator: text(planned.ratio?.[1] ?? null),
      note: body.note?.trim() || null,
      origin: 'typed',
      submission_id: i === 0 ? (body.submission_id ?? null) : null,
      share: text(planned.share),
      link_id: planned.isLinked ? link : null,
      event_id: eventId,
      event_kind: body.kind,
    },
  }));
}

const rankOf = (type: PlannedRow['type']) => (type === 'sell' ? lastRank : 0);
const text = (value: Decimal | null) => value && textOf(value);

/** The same row as calculations see it. */
export function asLedgerRow({ planned, row }: ActionRow, currency: string): LedgerRow {
  return {
    ...planned,
    id: row.id,
    day: dayNumber(row.day),
    second: null,
    rank: row.rank,
    currency,
    fee: decimal(row.fee),
    toTotal: null,
    toCurrency: null,
    numerator: planned.ratio?.[0] ?? null,
    denominator: planned.ratio?.[1] ?? null,
    link: row.link_id,
  };
}
