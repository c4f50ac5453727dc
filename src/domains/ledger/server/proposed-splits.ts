import { wholeList } from '../../../foundation/answers.ts';
import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, isZero, over, textOf, times, zero } from '../../../foundation/decimal.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { dividedPlaces, unitsAfter } from '../follow-units.ts';
import type { LedgerRow } from '../ledger-row.ts';
import { inOrder } from '../order-rows.ts';
import { openSplits } from './holding-store.ts';
import { rowsOfHoldings } from './transaction-store.ts';

/** Splits a feed knows of assets that were held that day, without a row of their own yet (rule L-9). */
export async function listProposedSplits(context: Context) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const open = await openSplits(database, userId, dayInWarsaw(clock.now()));
  if (open.length === 0) return wholeList([]);
  const rows = await rowsOfHoldings(database, userId, [...new Set(open.map((split) => split.holding_id))]);
  return wholeList(
    open.flatMap(({ holding_id, ...split }) => {
      const before = unitsBefore(rows.get(holding_id)!, dayNumber(split.day));
      if (isZero(before)) return [];
      const after = over(times(before, decimal(split.numerator)), decimal(split.denominator), dividedPlaces);
      return [
        {
          ...split,
          event_id: `${holding_id}:${split.day}`,
          asset_value_id: holding_id,
          units_before: textOf(before),
          units_after: textOf(after),
        },
      ];
    }),
  );
}

function unitsBefore(rows: LedgerRow[], day: number) {
  return inOrder(rows.filter((row) => row.day < day)).reduce(unitsAfter, zero);
}
