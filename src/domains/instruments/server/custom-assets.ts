import { isDone, wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Queries, Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { noteForMinutes } from '../../changes/server/note-change.ts';
import type {
  createCustomAsset as createCall,
  deleteCustomAsset as deleteCall,
  relinkCustomAsset as relinkCall,
  unlinkCustomAsset as unlinkCall,
  updateCustomAsset as updateCall,
} from '../contract.ts';
import { searchTextOf, slugOf } from '../search-text.ts';
import { instrumentById, upsertInstruments } from './instrument-store.ts';
import { assetOf } from './list-assets.ts';
import {
  deleteOwn,
  instrumentsOwnedBy,
  isStillHeld,
  linkOwn,
  ownInstruments,
  unlinkOwn,
  updateOwn,
} from './own-instrument-store.ts';
import { assetClasses, currenciesWithRates } from './reference-store.ts';
import { tellOwnPrices } from './tell-own-prices.ts';

type Given = CallInput<typeof createCall>['body'];

export const userSource = 'user';

async function check(on: Queries, given: Given): Promise<void> {
  const [classes, currencies] = await Promise.all([assetClasses(on), currenciesWithRates(on, '1970-01-01')]);
  // Prices and views go by the top of the tree.
  if (!classes.some((row) => row.id === given.class_id && row.parent_id === null))
    throw invalid({ class_id: ['invalid'] });
  if (!currencies.some((row) => row.id === given.currency_id)) throw invalid({ currency_id: ['invalid'] });
}

function describe(given: Given) {
  const ticker = given.ticker || given.name.slice(0, 20);
  const names = { en: given.name, pl: given.name };
  return {
    ticker,
    names,
    slug: slugOf(ticker, ''),
    search: searchTextOf({ ticker, isin: null, names, aliases: [] }),
  };
}

export async function listCustomAssets(context: Context) {
  const rows = await ownInstruments(context.services.database, actorOf(context).userId);
  return wholeList(
    rows.map((row) => ({
      ...assetOf(row),
      is_linked: row.status === 'renamed',
      linked_to:
        row.replaced_by && row.target_ticker && row.target_names
          ? { id: row.replaced_by, ticker: row.target_ticker, asset_languages: row.target_names }
          : null,
    })),
  );
}

export async function createCustomAsset(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  await check(database, body);
  const id = newId();
  await upsertInstruments(
    database,
    [
      {
        id,
        owner_id: userId,
        isin: null,
        mic: '',
        class_id: body.class_id,
        subclass_id: null,
        currency_id: body.currency_id,
        sector: null,
        country: null,
        price_unit: 'unit',
        nominal: null,
        status: 'active',
        units_outstanding: null,
        facts: {},
        source: userSource,
        popularity: 0,
        ...describe(body),
      },
    ],
    clock.now(),
  );
  return answer(context, id);
}

/** Changes one's own instrument; what holds it may be worth something else afterwards. */
async function change(
  context: Context,
  id: string,
  action: (tx: Tx, own: { id: string; ownerId: string }) => Promise<number>,
): Promise<void> {
  if (!isId(id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    if ((await action(tx, { id, ownerId: actorOf(context).userId })) === 0) throw notFound();
    await tellOwnPrices(tx, context);
  });
}

export async function updateCustomAsset(context: Context, { params, body }: CallInput<typeof updateCall>) {
  await check(context.services.database, body);
  const given = { ...describe(body), classId: body.class_id, currencyId: body.currency_id };
  await change(context, params.id, (tx, own) => updateOwn(tx, own, given));
  return answer(context, params.id);
}

export async function deleteCustomAsset(context: Context, { params }: CallInput<typeof deleteCall>) {
  const own = { id: params.id, ownerId: actorOf(context).userId };
  if (!isId(params.id)) throw notFound();
  try {
    await context.services.database.transaction(async (tx) => {
      const known = await instrumentById(tx, own.id, own.ownerId);
      if (known?.owner_id !== own.ownerId) throw notFound();
      await noteForMinutes(tx, context, { kind: 'own-instrument-deleted', about: { name: known.ticker } });
      await deleteOwn(tx, own);
    });
  } catch (error) {
    throw isStillHeld(error) ? invalid({ id: ['assetInUse'] }) : error;
  }
  return isDone;
}

/** The own instrument steps aside for the catalogue's; what is recorded under it keeps pointing to it. */
export async function relinkCustomAsset(context: Context, { params, body }: CallInput<typeof relinkCall>) {
  const { database } = context.services;
  const target = isId(body.asset_id) ? await instrumentById(database, body.asset_id, null) : undefined;
  if (!target || target.status === 'renamed') throw invalid({ asset_id: ['invalid'] });
  await change(context, params.id, (tx, own) => linkOwn(tx, own, target.id));
  return { data: assetOf(target) };
}

export async function unlinkCustomAsset(context: Context, { params }: CallInput<typeof unlinkCall>) {
  await change(context, params.id, unlinkOwn);
  return answer(context, params.id);
}

async function answer(context: Context, id: string) {
  const row = await instrumentById(context.services.database, id, actorOf(context).userId);
  if (!row) throw notFound();
  return { data: assetOf(row) };
}

export async function exportCustomAssets(on: Queries, user: { id: string }) {
  return { 'custom-assets': await instrumentsOwnedBy(on, user.id) };
}
