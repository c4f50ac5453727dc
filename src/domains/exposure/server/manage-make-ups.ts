import { isDone } from '../../../foundation/answers.ts';
import { dayInWarsaw, isDay } from '../../../foundation/calendar-day.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { byteOrderMark } from '../../../foundation/csv/write-csv.ts';
import { type FieldErrors, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context, FileAnswer } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import { lockUser } from '../../identity/server/user-store.ts';
import { tellChange } from '../../instruments/server/instrument-events.ts';
import { instrumentById, type ListedInstrument } from '../../instruments/server/instrument-store.ts';
import { instrumentStays } from '../../ledger/server/holding-store.ts';
import type {
  exportMakeUp as exportCall,
  readMakeUp as readCall,
  removeMakeUp as removeCall,
  saveMakeUp as saveCall,
} from '../contract.ts';
import { type KnownMakeUp, mostMakeUps } from '../make-up/make-up.ts';
import { makeUpFaults } from '../make-up/make-up-fields.ts';
import { makeUpCsv } from '../make-up/write-make-up.ts';
import { sectorIn } from '../words/sector-words.ts';
import {
  companiesByIsin,
  countMakeUps,
  isMakeUpSaid,
  removeMakeUps,
  type SaidMakeUp,
  storeMakeUp,
} from './make-up-store.ts';
import { makeUpsKnown } from './read-held.ts';

/** One of the catalogue, or the caller's own: others' own ones are not there. */
export async function instrumentOf(context: Context, id: string): Promise<ListedInstrument> {
  const { database } = context.services;
  const found = isId(id) ? await instrumentById(database, id, actorOf(context).userId) : undefined;
  if (!found) throw notFound();
  return found;
}

async function knownMakeUp(context: Context, instrument: ListedInstrument): Promise<KnownMakeUp | null> {
  const { id, isin, source } = instrument;
  const listing = { instrument_id: id, isin, instrument_source: source };
  return (await makeUpsKnown(context, [listing]))(listing);
}

export function makeUpOutput(instrument: ListedInstrument, makeUp: KnownMakeUp, locale: string) {
  const {
    as_of,
    hedged_to,
    source,
    provider = null,
    positions,
    sectors,
    kinds,
    countries,
    currencies,
  } = makeUp;
  return {
    instrument_id: instrument.id,
    ticker: instrument.ticker,
    name: nameIn(instrument.names, locale, instrument.ticker),
    source,
    provider,
    as_of,
    hedged_to,
    positions,
    sectors,
    kinds,
    countries,
    currencies,
  };
}

export async function readMakeUp(context: Context, { params }: CallInput<typeof readCall>) {
  const instrument = await instrumentOf(context, params.id);
  const makeUp = await knownMakeUp(context, instrument);
  return { data: makeUp && makeUpOutput(instrument, makeUp, context.locale) };
}

export async function exportMakeUp(context: Context, { params }: CallInput<typeof exportCall>) {
  const instrument = await instrumentOf(context, params.id);
  const makeUp = await knownMakeUp(context, instrument);
  if (!makeUp) throw notFound();
  const text = byteOrderMark + makeUpCsv(makeUp, context.locale);
  const name = `walory-${instrument.ticker.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${makeUp.as_of}.csv`;
  return new FileAnswer('text/csv; charset=utf-8', Buffer.from(text), name);
}

/** The day a make-up is of: one that has been. */
export function dayFaults(context: Context, day: string): FieldErrors {
  const today = dayInWarsaw(context.services.clock.now());
  return isDay(day) && day >= '1990-01-01' && day <= today ? {} : { as_of: ['makeUpDayError'] };
}

/** Stores it in place of whatever was said before, in one transaction; nothing of it where one field is wrong. */
export async function keepMakeUp(
  context: Context,
  instrument: ListedInstrument,
  makeUp: SaidMakeUp,
): Promise<SaidMakeUp> {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  const errors = { ...makeUpFaults(makeUp), ...dayFaults(context, makeUp.as_of) };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const complete = await withCompanies(context, makeUp);
  await database.transaction(async (tx) => {
    // The account first (SF-11): so two at once cannot both fit under the limit either.
    await lockUser(tx, userId);
    if (!(await instrumentStays(tx, instrument.id))) throw notFound();
    if (await isMakeUpSaid(tx, userId, instrument.id))
      await noteForMinutes(tx, context, { kind: 'make-up-replaced', about: aboutOf(instrument) });
    else if ((await countMakeUps(tx, userId)) >= mostMakeUps)
      throw invalid({ positions: ['tooManyMakeUps'] });
    await storeMakeUp(tx, userId, instrument.id, complete, clock.now());
    await tellChange(tx, context);
  });
  return complete;
}

const aboutOf = ({ ticker }: ListedInstrument) => ({ name: ticker });

/** What a row does not say of a company, the catalogue may know (rule EX-7). */
async function withCompanies(context: Context, makeUp: SaidMakeUp): Promise<SaidMakeUp> {
  const bare = makeUp.positions.filter(
    ({ kind, isin, sector, country }) => kind === 'shares' && isin && !(sector && country),
  );
  if (bare.length === 0) return makeUp;
  const isins = [...new Set(bare.map(({ isin }) => isin!))];
  const found = await companiesByIsin(context.services.database, isins);
  const known = new Map(found.map((one) => [one.isin, one]));
  return {
    ...makeUp,
    positions: makeUp.positions.map((position) => {
      const company = position.kind === 'shares' && position.isin ? known.get(position.isin) : undefined;
      if (!company) return position;
      const sector = (company.sector && sectorIn(company.sector)) || null;
      return { ...position, sector: position.sector ?? sector, country: position.country ?? company.country };
    }),
  };
}

export async function saveMakeUp(context: Context, { params, body }: CallInput<typeof saveCall>) {
  const instrument = await instrumentOf(context, params.id);
  const stored = await keepMakeUp(context, instrument, { ...body, source: 'typed' });
  return { data: makeUpOutput(instrument, stored, context.locale) };
}

export async function removeMakeUp(context: Context, { params }: CallInput<typeof removeCall>) {
  const { userId } = actorOf(context);
  const instrument = await instrumentOf(context, params.id);
  await context.services.database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await noteForMinutes(tx, context, { kind: 'make-up-deleted', about: aboutOf(instrument) });
    if ((await removeMakeUps(tx, userId, instrument)) === 0) throw notFound();
    await tellChange(tx, context);
  });
  return isDone;
}
