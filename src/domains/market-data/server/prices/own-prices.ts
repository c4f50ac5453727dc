import { isDone } from '../../../../foundation/answers.ts';
import { dayInWarsaw, dayNumber } from '../../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { invalid, notFound } from '../../../../foundation/failure.ts';
import { isId } from '../../../../foundation/ids.ts';
import type { Queries } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { noteForMinutes } from '../../../changes/server/note-change.ts';
import { userSource } from '../../../instruments/server/custom-assets.ts';
import { type FoundInstrument, instrumentById } from '../../../instruments/server/instrument-store.ts';
import { instrumentsOwnedBy } from '../../../instruments/server/own-instrument-store.ts';
import { tellOwnPrices } from '../../../instruments/server/tell-own-prices.ts';
import { type DaySeries, lastKnown } from '../../day-series.ts';
import {
  type deleteCustomPrice as deleteCall,
  isPriceDay,
  type listCustomPrices as listCall,
  type setCustomPrice as setCall,
} from '../../prices-contract.ts';
import { allCloses, closesOfOne, hasClose, pricesOf, removeClose, renewLatest } from './own-price-store.ts';
import { lockPrices } from './price-store.ts';
import { storeHistory } from './store-history.ts';

async function ownInstrument(context: Context, id: string): Promise<FoundInstrument> {
  const { userId } = actorOf(context);
  const found = isId(id) ? await instrumentById(context.services.database, id, userId) : undefined;
  if (!found || found.owner_id !== userId) throw notFound();
  return found;
}

export async function listCustomPrices(context: Context, { params, query }: CallInput<typeof listCall>) {
  const { id } = await ownInstrument(context, params.id);
  const prices = pricesOf(await closesOfOne(context.services.database, id));
  const { start, limit } = query;
  return { data: prices.slice(start, start + limit), meta: { total: prices.length, start, limit } };
}

/** A price typed by hand. One that lies a thousandfold off its neighbours is taken for a slip of the decimal sign. */
export async function setCustomPrice(context: Context, { params, body }: CallInput<typeof setCall>) {
  const { database, clock } = context.services;
  const { id } = await ownInstrument(context, params.id);
  const { day } = params;
  if (!isPriceDay(day)) throw invalid({ day: ['dateInvalid'] });
  if (day > dayInWarsaw(clock.now())) throw invalid({ day: ['futureDay'] });
  await database.transaction(async (tx) => {
    await lockPrices(tx, id);
    if (jumps(await closesOfOne(tx, id), day, Number(body.close))) throw invalid({ close: ['priceJump'] });
    await storeHistory(tx, id, [{ day, close: body.close }], userSource, clock.now());
    await renewLatest(tx, id);
    await tellOwnPrices(tx, context);
  });
  return { data: { day, close: body.close } };
}

const mostStep = 1000;

function jumps(closes: DaySeries, day: string, close: number): boolean {
  const number = dayNumber(day);
  const next = closes.values.find((value, at) => closes.first + at > number && !Number.isNaN(value));
  return [lastKnown(closes, number - 1)?.value, next].some((other) => {
    const step = other ? close / other : 1;
    return Math.max(step, 1 / step) >= mostStep;
  });
}

/** A day without a price is left as it is: asked twice, the answer is the same. */
export async function deleteCustomPrice(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database } = context.services;
  const { id, ticker } = await ownInstrument(context, params.id);
  if (!isPriceDay(params.day)) throw notFound();
  await database.transaction(async (tx) => {
    await lockPrices(tx, id);
    if (!hasClose(await closesOfOne(tx, id), params.day)) return;
    await noteForMinutes(tx, context, { kind: 'own-price-deleted', about: { name: ticker } });
    await removeClose(tx, id, params.day, context.services.clock.now());
    await renewLatest(tx, id);
    await tellOwnPrices(tx, context);
  });
  return isDone;
}

/** For the archive of one's own data. */
export async function exportCustomPrices(on: Queries, user: { id: string }) {
  const ids = (await instrumentsOwnedBy(on, user.id)).map(({ id }) => id);
  const closes = await allCloses(on, ids);
  return { 'custom-prices': Object.fromEntries([...closes].map(([id, series]) => [id, pricesOf(series)])) };
}
