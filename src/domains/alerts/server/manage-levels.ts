import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { decimal, textOf } from '../../../foundation/decimal.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { instrumentById } from '../../instruments/server/instrument-store.ts';
import { simulatedSource } from '../../instruments/simulated-source.ts';
import { instrumentStays } from '../../ledger/server/holding-store.ts';
import type {
  createLevel as createCall,
  deleteLevel as deleteCall,
  listLevels as listCall,
  updateLevel as updateCall,
} from '../contract.ts';
import { isTooFar, mostLevels, sideOf } from '../price-level.ts';
import {
  changeLevel,
  insertLevel,
  type LevelRow,
  levelById,
  levelOfSubmission,
  levelsOf,
  lockLevel,
  lockLevelCount,
  removeLevel,
} from './level-store.ts';

function levelOutput(row: LevelRow, locale: string) {
  const { crossed_at: at, crossed_price: price, crossed_way: way } = row;
  return {
    id: row.id,
    instrument_id: row.instrument_id,
    ticker: row.ticker,
    name: nameIn(row.names, locale, row.ticker),
    class: row.class_slug,
    slug: row.is_custom ? null : row.slug,
    mic: row.mic,
    currency: row.currency,
    price_unit: row.price_unit,
    level: row.level,
    direction: row.direction,
    repeats: row.repeats,
    note: row.note,
    price: row.price,
    price_day: row.price_day,
    is_simulated: row.price_source === simulatedSource,
    crossed: at && price && way ? { at, price, way } : null,
    is_done: at !== null && !row.repeats,
    version: row.version,
    created_at: row.created_at,
  };
}

export async function listLevels(context: Context, { query }: CallInput<typeof listCall>) {
  const { instrument_id: asked = null } = query;
  if (asked !== null && !isId(asked)) throw invalid({ instrument_id: ['assetError'] });
  const rows = await levelsOf(context.services.database, actorOf(context).userId, asked);
  return wholeList(rows.map((row) => levelOutput(row, context.locale)));
}

type Quoted = { price: string | null; price_day: string | null };

/** Where the newest price stands: from there on it can cross (rule AL-2). */
function seenFrom(level: string, { price, price_day }: Quoted) {
  if (price === null || price_day === null) return { side: null, seen_day: null };
  return { side: sideOf(decimal(price), decimal(level)), seen_day: price_day };
}

function refuseTooFar(level: string, { price }: Quoted): void {
  if (price !== null && isTooFar(decimal(level), decimal(price))) throw invalid({ level: ['levelTooFar'] });
}

/** What an instrument is quoted as: one's own may have been linked to the catalogue. */
export async function quotedAs(on: Queries, id: string, userId: string) {
  const found = isId(id) ? await instrumentById(on, id, userId) : undefined;
  if (!found?.replaced_by) return found;
  return instrumentById(on, found.replaced_by, userId);
}

/** A price to wait for, and of what: an instrument as it is quoted. */
export type NewLevel = Pick<LevelRow, 'level' | 'direction' | 'repeats' | 'note'> & {
  instrument: Quoted & { id: string };
  submissionId: string | null;
  at: Date;
};

/** Waits for a price from now on, and says by which id; the same form sent once more is what it made. */
export async function waitForPrice(tx: Tx, userId: string, wanted: NewLevel): Promise<string> {
  const { instrument, submissionId, at, direction, repeats, note } = wanted;
  const level = textOf(decimal(wanted.level));
  refuseTooFar(level, instrument);
  const count = await lockLevelCount(tx, userId);
  const twin = submissionId && (await levelOfSubmission(tx, userId, submissionId));
  if (twin) return twin.id;
  if (count >= mostLevels) throw invalid({ level: ['tooManyLevels'] });
  if (!(await instrumentStays(tx, instrument.id))) throw invalid({ instrument_id: ['assetError'] });
  const id = newId();
  await insertLevel(tx, userId, {
    ...{ level, direction, repeats, note },
    ...seenFrom(level, instrument),
    id,
    instrument_id: instrument.id,
    submission_id: submissionId,
    at,
  });
  return id;
}

export async function createLevel(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const instrument = await quotedAs(database, body.instrument_id, userId);
  if (!instrument) throw invalid({ instrument_id: ['assetError'] });
  const { level, direction, repeats, note, submission_id: submissionId = null } = body;
  const wanted = { level, direction, repeats, note, instrument, submissionId, at: clock.now() };
  const id = await database.transaction((tx) => waitForPrice(tx, userId, wanted));
  return { data: levelOutput((await levelById(database, userId, id))!, context.locale) };
}

export async function updateLevel(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    const current = await lockLevel(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current: levelOutput(current, context.locale) });
    const level = textOf(decimal(body.level));
    const { direction, repeats, note } = body;
    const waitsAnew = body.again || level !== current.level || direction !== current.direction;
    if (level !== current.level) refuseTooFar(level, current);
    const seen = waitsAnew ? seenFrom(level, current) : { side: current.side, seen_day: current.seen_day };
    const fields = { level, direction, repeats, note, ...seen };
    await changeLevel(tx, userId, params.id, fields, waitsAnew, clock.now());
  });
  return { data: levelOutput((await levelById(database, userId, params.id))!, context.locale) };
}

export async function deleteLevel(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    await noteForMinutes(tx, context, { kind: 'price-level-deleted', about: {} });
    if ((await removeLevel(tx, userId, params.id)) === 0) throw notFound();
  });
  return isDone;
}

/** For the archive of one's own data. */
export async function exportLevels(on: Queries, user: { id: string; locale: string }) {
  const rows = await levelsOf(on, user.id, null);
  return { 'price-levels': rows.map((row) => levelOutput(row, user.locale)) };
}
