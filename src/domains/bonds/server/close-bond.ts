import { dayInWarsaw, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, fixedTextOf, minus, over, textOf, times } from '../../../foundation/decimal.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { readSymbol } from '../bond-symbol.ts';
import type {
  exchangeBond as exchangeCall,
  redeemBond as redeemCall,
  reopenBond as reopenCall,
} from '../contract.ts';
import { maturityOf } from '../rules/periods.ts';
import { termsOf } from '../written-terms.ts';
import { saleOf } from './chosen-series.ts';
import { closeHolding, type HoldingRow, insertHolding, lockHolding, shrinkHolding } from './holding-store.ts';
import { answerFor } from './record-bond.ts';
import { seriesBySymbol } from './series-store.ts';

type Asked = { version?: number | undefined; amount?: number | null | undefined };

/** The holding of a change, held until its transaction ends. */
async function openHolding(tx: Tx, context: Context, id: string, asked: Asked): Promise<HoldingRow> {
  if (!isId(id)) throw notFound();
  const row = await lockHolding(tx, actorOf(context).userId, id);
  if (!row) throw notFound();
  if (asked.version !== undefined && asked.version !== row.version) throw new Failure({ kind: 'conflict' });
  if (row.closed_on !== null) throw invalid({ form: ['alreadyClosed'] });
  if (asked.amount != null && asked.amount > row.amount) throw invalid({ amount: ['amountError'] });
  return row;
}

/** Closes a holding, or a part of it as a holding of its own; answers with the one that is closed. */
async function closePart(
  tx: Tx,
  context: Context,
  row: HoldingRow,
  closed: { amount: number; on: string; how: 'redeemed' | 'exchanged' },
): Promise<string> {
  const { userId } = actorOf(context);
  const at = context.services.clock.now();
  const { amount, on, how } = closed;
  if (amount === row.amount) {
    await closeHolding(tx, userId, row.id, { on, how }, at);
    return row.id;
  }
  const paid = decimal(row.total);
  const part = decimal(
    fixedTextOf(over(times(paid, decimal(String(amount))), decimal(String(row.amount))), 2),
  );
  await shrinkHolding(
    tx,
    userId,
    row.id,
    { amount: row.amount - amount, total: textOf(minus(paid, part)) },
    at,
  );
  const id = newId();
  const { series_id, own_series_id, currency_id, purchased_on, exchanged_from } = row;
  await insertHolding(tx, userId, {
    id,
    series_id,
    own_series_id,
    currency_id,
    purchased_on,
    exchanged_from,
    amount,
    total: textOf(part),
    closed_on: on,
    closed_how: how,
    at,
  });
  return id;
}

export async function redeemBond(context: Context, { params, body }: CallInput<typeof redeemCall>) {
  const { database, clock } = context.services;
  const id = await database.transaction(async (tx) => {
    const row = await openHolding(tx, context, params.id, body);
    const day = body.day.slice(0, 10);
    const matures = maturityOf(termsOf(row), row.purchased_on);
    if (!isDay(day) || day > dayInWarsaw(clock.now()) || day <= row.purchased_on || day >= matures)
      throw invalid({ day: ['redeemedOnError'] });
    const closed = await closePart(tx, context, row, {
      amount: body.amount ?? row.amount,
      on: day,
      how: 'redeemed',
    });
    await tellChange(tx, context);
    return closed;
  });
  return { data: { id } };
}

export async function reopenBond(context: Context, { params }: CallInput<typeof reopenCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const row = await lockHolding(tx, userId, params.id);
    if (!row) throw notFound();
    // What was exchanged is undone by removing what it became.
    if (row.closed_on === null || row.closed_how === 'exchanged') throw invalid({ form: ['alreadyClosed'] });
    await noteForMinutes(tx, context, { kind: 'bond-reopened', about: { name: row.symbol } });
    await closeHolding(tx, userId, params.id, null, clock.now());
    await tellChange(tx, context);
  });
  return { data: { ok: true as const } };
}

/** On the day of maturity, into a series that is on sale then and takes exchanges (rule BD-15). */
export async function exchangeBond(context: Context, { params, body }: CallInput<typeof exchangeCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const id = await database.transaction(async (tx) => {
    const row = await openHolding(tx, context, params.id, body);
    const read = readSymbol(body.symbol);
    const into = read && (await seriesBySymbol(tx, read.symbol));
    if (!into) throw invalid({ symbol: ['symbolError'] });
    const matures = maturityOf(termsOf(row), row.purchased_on);
    const sale = saleOf(read)!;
    const isOnSale = matures >= sale.from && matures < sale.to;
    if (row.kind === 'catalyst' || !into.exchange_price || !isOnSale || matures > dayInWarsaw(clock.now()))
      throw invalid({ symbol: ['exchangeError'] });
    const amount = body.amount ?? row.amount;
    const from = await closePart(tx, context, row, { amount, on: matures, how: 'exchanged' });
    const fresh = newId();
    await insertHolding(tx, userId, {
      id: fresh,
      series_id: into.id,
      own_series_id: null,
      amount,
      total: textOf(times(decimal(into.exchange_price), decimal(String(amount)))),
      currency_id: into.currency_id,
      purchased_on: matures,
      exchanged_from: from,
      at: clock.now(),
    });
    await tellChange(tx, context);
    return fresh;
  });
  return answerFor(context, id);
}
