import { type Day, dayInWarsaw, dayNumber, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, fixedTextOf, textOf, times } from '../../../foundation/decimal.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { currencyExists, currencyTitle } from '../../ledger/server/portfolio-store.ts';
import type { RateBook } from '../../valuation/rate-book.ts';
import { marketMemoryOf } from '../../valuation/server/market-memory.ts';
import { bondOutput } from '../bond-output.ts';
import type {
  createBond as createCall,
  deleteBond as deleteCall,
  updateBond as updateCall,
} from '../contract.ts';
import { maturityOf } from '../rules/periods.ts';
import { termsOf } from '../written-terms.ts';
import { type ChosenSeries, chooseSeries, saleOf } from './chosen-series.ts';
import {
  changeHolding,
  closeHolding,
  type HoldingFields,
  type HoldingRow,
  holdingById,
  holdingOfSubmission,
  insertHolding,
  lockCreation,
  lockHolding,
  removeHolding,
} from './holding-store.ts';
import { type StoredRates, storedRates } from './published-rates.ts';
import { valueBonds } from './value-bonds.ts';

export type BondBody = CallInput<typeof createCall>['body'];

/** A holding as the calls answer with it. */
export async function answerFor(context: Context, id: string) {
  const row = (await holdingById(context.services.database, actorOf(context).userId, id))!;
  return { data: await outputOf(context, row) };
}

async function outputOf({ services }: Context, row: HoldingRow) {
  const { holdings, shown } = await valueBonds(services, [row], {});
  return bondOutput(holdings[0]!, shown);
}

/** The day of purchase: a day that was, in the month its series was sold in, before it matures (rule BD-1). */
function purchaseDay(given: string, today: Day, { read, terms }: ChosenSeries): Day {
  const day = given.slice(0, 10);
  const wrong = (key: 'boughtAtError' | 'soldOtherMonth') => invalid({ purchased_at: [key] });
  if (!isDay(day) || day > today || day < '1980-01-01') throw wrong('boughtAtError');
  const sale = saleOf(read);
  if (day.slice(0, 7) > read.maturityMonth) throw wrong('boughtAtError');
  if (sale && (day < sale.from || day >= sale.to)) throw wrong('soldOtherMonth');
  if (day >= maturityOf(termsOf(terms), day)) throw wrong('boughtAtError');
  return day;
}

type Market = { now: Date; today: Day; stored: StoredRates; rates: RateBook };

/** Published figures and rates, before the transaction: inside one nobody asks for a second connection. */
async function readMarket(services: Services): Promise<Market> {
  const now = services.clock.now();
  const today = dayInWarsaw(now);
  const [stored, rates] = await Promise.all([
    storedRates(services),
    marketMemoryOf(services).rates(dayNumber(today)),
  ]);
  return { now, today, stored, rates };
}

/** What a form means: the series it names, made where it is a new one, and the amounts it leaves open. */
async function fieldsOf(
  tx: Tx,
  userId: string,
  body: BondBody,
  { now, today, stored, rates }: Market,
  kept?: HoldingRow,
): Promise<HoldingFields> {
  const chosen = await chooseSeries(tx, body, { userId, stored, now, today, kept });
  const purchased = purchaseDay(body.purchased_at, today, chosen);
  const { terms } = chosen;
  const currencyId = body.currency_id ?? kept?.currency_id ?? terms.currency_id;
  if (!isId(currencyId) || !(await currencyExists(tx, currencyId)))
    throw invalid({ currency_id: ['currencyError'] });
  const nominal = times(decimal(terms.face_value), decimal(String(body.amount)));
  const cross = rates.cross(
    await currencyTitle(tx, terms.currency_id),
    await currencyTitle(tx, currencyId),
    dayNumber(purchased),
  );
  if (!cross) throw invalid({ currency_id: ['currencyError'] });
  return {
    series_id: chosen.series_id,
    own_series_id: chosen.own_series_id,
    amount: body.amount,
    total: body.total == null ? fixedTextOf(times(nominal, cross), 2) : textOf(decimal(body.total)),
    currency_id: currencyId,
    purchased_on: purchased,
  };
}

export async function createBond(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const market = await readMarket(context.services);
  const id = await database.transaction(async (tx) => {
    await lockCreation(tx, userId);
    const twin = body.submission_id && (await holdingOfSubmission(tx, userId, body.submission_id));
    if (twin) return twin.id;
    const fields = await fieldsOf(tx, userId, body, market);
    const fresh = newId();
    await insertHolding(tx, userId, {
      ...fields,
      id: fresh,
      submission_id: body.submission_id ?? null,
      at: clock.now(),
    });
    await tellChange(tx, context);
    return fresh;
  });
  return answerFor(context, id);
}

export async function updateBond(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  const market = await readMarket(context.services);
  const newer = await database.transaction(async (tx) => {
    const kept = await lockHolding(tx, userId, params.id);
    if (!kept) throw notFound();
    if (body.version !== undefined && body.version !== kept.version) return kept;
    const fields = await fieldsOf(tx, userId, body, market, kept);
    if (kept.closed_on !== null && fields.purchased_on > kept.closed_on)
      throw invalid({ purchased_at: ['boughtAtError'] });
    await changeHolding(tx, userId, params.id, fields, clock.now());
    await tellChange(tx, context);
    return null;
  });
  if (newer) throw new Failure({ kind: 'conflict', current: await outputOf(context, newer) });
  return answerFor(context, params.id);
}

export async function deleteBond(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const row = await lockHolding(tx, userId, params.id);
    if (!row) throw notFound();
    await noteForMinutes(tx, context, { kind: 'bond-deleted', about: { name: row.symbol } });
    await removeHolding(tx, userId, params.id);
    // Without what it became, what was exchanged has simply matured.
    if (row.exchanged_from) await closeHolding(tx, userId, row.exchanged_from, null, clock.now());
    await tellChange(tx, context);
  });
  return { data: { ok: true as const } };
}
