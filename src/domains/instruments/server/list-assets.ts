import { dayInWarsaw, dayNumber } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { notFound } from '../../../foundation/failure.ts';
import { foldToWords } from '../../../foundation/fold-text.ts';
import { isId } from '../../../foundation/ids.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { listAssets as listCall, readAsset as readCall } from '../contract.ts';
import { isSession } from '../is-session.ts';
import { simulatedSource } from '../simulated-source.ts';
import { findPage, instrumentById, type ListedInstrument } from './instrument-store.ts';

export async function listAssets(context: Context, { query }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { start, limit } = query;
  if (query.classId !== undefined && !isId(query.classId))
    return { data: [], meta: { total: 0, start, limit } };
  const filter = {
    search: foldToWords(query.search ?? ''),
    classId: query.classId ?? null,
    userId: actorOf(context).userId,
  };
  const { rows, total } = await findPage(database, { ...filter, start, limit });
  const today = todayOf(context);
  return { data: rows.map((row) => listedOf(row, today)), meta: { total, start, limit } };
}

export async function readAsset(context: Context, { params }: CallInput<typeof readCall>) {
  const row = isId(params.id)
    ? await instrumentById(context.services.database, params.id, actorOf(context).userId)
    : undefined;
  if (!row) throw notFound();
  return { data: listedOf(row, todayOf(context)) };
}

function todayOf({ services }: Context): number {
  return dayNumber(dayInWarsaw(services.clock.now()));
}

/** In the catalogue the change is that of 24 hours (rule M-4). */
function listedOf(row: ListedInstrument, today: number) {
  const { price_day, previous_day, change_percent } = row;
  const isKnown =
    price_day !== null &&
    previous_day !== null &&
    isSession(dayNumber(previous_day), dayNumber(price_day), today);
  return { ...assetOf(row), change_percent: isKnown ? change_percent : null };
}

export function assetOf(row: ListedInstrument) {
  return {
    ...row,
    asset_languages: row.names,
    class: row.class_slug,
    is_custom: row.owner_id !== null,
    current_price: row.price,
    is_simulated: row.price_source === simulatedSource,
  };
}
