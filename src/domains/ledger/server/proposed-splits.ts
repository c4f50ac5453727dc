import { wholeList } from '../../../foundation/answers.ts';
import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import { decimal, isZero, over, textOf, times, zero } from '../../../foundation/decimal.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { splitsOf } from '../../market-data/server/prices/price-store.ts';
import { dividedPlaces, unitsAfter } from '../follow-units.ts';
import type { LedgerRow } from '../ledger-row.ts';
import { inOrder } from '../order-rows.ts';
import { holdingsOf } from './holding-store.ts';
import { rowsOfHoldings } from './transaction-store.ts';

/** Splits a feed knows of assets that were held that day, without a row of their own yet (rule L-9). */
export async function listProposedSplits(context: Context) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const holdings = await holdingsOf(database, userId);
  const today = dayInWarsaw(clock.now());
  const known = await splitsOf(database, [...new Set(holdings.map((holding) => holding.instrument_id))]);
  const splits = known.filter((split) => split.day <= today);
  const split = new Set(splits.map(({ instrument_id }) => instrument_id));
  // Few assets ever split: the rows of the others would be read with every page for nothing.
  const concerned = holdings.filter(({ instrument_id }) => split.has(instrument_id));
  const rows = await rowsOfHoldings(
    database,
    userId,
    concerned.map((holding) => holding.id),
  );
  const proposals = concerned.flatMap((holding) =>
    splits
      .filter(({ instrument_id }) => instrument_id === holding.instrument_id)
      .flatMap((split) => {
        const own = rows.get(holding.id)!;
        const day = dayNumber(split.day);
        if (own.some((row) => row.type === 'split' && Math.abs(row.day - day) <= 3)) return [];
        const before = unitsBefore(own, day);
        if (isZero(before)) return [];
        const after = over(
          times(before, decimal(split.numerator)),
          decimal(split.denominator),
          dividedPlaces,
        );
        return [
          {
            event_id: `${holding.id}:${split.day}`,
            asset_value_id: holding.id,
            portfolio_id: holding.portfolio_id,
            currency_id: holding.currency_id,
            ticker: holding.ticker,
            day: split.day,
            numerator: split.numerator,
            denominator: split.denominator,
            units_before: textOf(before),
            units_after: textOf(after),
          },
        ];
      }),
  );
  return wholeList(proposals);
}

function unitsBefore(rows: LedgerRow[], day: number) {
  return inOrder(rows.filter((row) => row.day < day)).reduce(unitsAfter, zero);
}
