import { isDeepStrictEqual, promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId, newId } from '../../../foundation/ids.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { changedBy, noteAdditionBy } from '../../changes/server/note-change.ts';
import { lockToWrite } from '../../ledger/server/counted-portfolios.ts';
import { type PortfolioRow, portfoliosOf } from '../../ledger/server/portfolio-store.ts';
import type { changeDocument as changeCall } from '../contract.ts';
import type { DocumentChoices, DocumentSummary } from '../document.ts';
import { lackingIn } from '../mapping/mapping.ts';
import {
  contentOf,
  type DocumentRow,
  documentById,
  lockDocument,
  lockImports,
  markImported,
  replacePages,
  updateDocument,
} from './document-store.ts';
import type { Engine, Read } from './engine/engine.ts';
import type { FileAbout } from './engine/engine-messages.ts';
import { withEngine } from './engine/engines.ts';
import { mappingsOf, saveMapping } from './mapping-store.ts';
import { instrumentsById, rememberAliases } from './match-store.ts';
import { checkDocument, ownPortfolios, portfoliosFor } from './preview-document.ts';
import { recordDrafts } from './record-drafts.ts';
import { refuse } from './refusal.ts';
import { tellOfFailure, tellOfImport } from './tell-of-import.ts';
import { shown } from './upload-document.ts';

const unpack = promisify(zstdDecompress);

type Body = CallInput<typeof changeCall>['body'];

/** Takes what the person says about a file, and records its rows when asked to: all that can be, or none. */
export async function changeDocument(context: Context, { params, body }: CallInput<typeof changeCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const known = isId(params.fileName) ? await documentById(database, userId, params.fileName) : undefined;
  const content = known && (await contentOf(database, userId, known.id));
  if (!known || !content) throw notFound();
  const bytes = await unpack(content);
  return withEngine(userId, async (engine) => {
    if (body.mapping) await rememberMapping(context, known, body.mapping);
    const read = await engine.read(bytes, known.name, await mappingsOf(database, userId));
    if (read.kind === 'unknown') throw invalid({ fileName: ['importFailed'] });
    await database.transaction((tx) => change(tx, context, { id: known.id, body, engine, read }));
    return shown(context, known.id);
  }).catch(async (error: unknown) => {
    const isPlan = error instanceof Failure && error.detail.kind === 'upgrade';
    if (body.importAssets && !isPlan) await tellOfFailure(context.services, userId, known.id);
    return refuse(context, error);
  });
}

/** What was said of the columns is kept for files of the same shape, this one among them. */
async function rememberMapping(
  context: Context,
  { summary }: DocumentRow,
  given: NonNullable<Body['mapping']>,
): Promise<void> {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!summary.mapping) throw invalid({ mapping: ['importFailed'] });
  const mapping = {
    columns: given.columns,
    decimal: given.decimal,
    dayOrder: given.day_order,
    words: given.words,
    currency: given.currency?.toUpperCase(),
  };
  if (lackingIn(mapping).length) throw invalid({ mapping: ['columnsMissing'] });
  const row = { id: newId(clock.now().getTime()), name: given.name, shape: summary.mapping.shape, mapping };
  await database.transaction((tx) => saveMapping(tx, userId, row, clock.now()));
}

type Change = { id: string; body: Body; engine: Engine; read: Extract<Read, { kind: 'understood' }> };

async function change(tx: Tx, context: Context, { id, body, engine, read }: Change): Promise<void> {
  const { userId } = actorOf(context);
  const held = body.importAssets ? await holdPortfolios(tx, context, { id, body, about: read.about }) : null;
  const document = await lockDocument(tx, userId, id);
  if (!document) throw notFound();
  if (held) await lockImports(tx, userId);
  const choices = await choicesWith(tx, context, document, body);
  // Whoever writes into these portfolios waits, so that what is checked is what is recorded.
  const mustHold = (ids: readonly string[]) => {
    if (held && !ids.every((one) => held.some(({ id }) => id === one)))
      throw invalid({ fileName: ['importFailed'] });
  };
  const summary = await checkDocument(tx, context, engine, read, choices, mustHold);
  const rows = held ? engine.drafts() : null;
  // What was shown and is as it was, is not drawn again.
  const isAsShown =
    isDeepStrictEqual(asStored(choices), document.choices) &&
    isDeepStrictEqual(asStored({ ...summary, mapping: null }), { ...document.summary, mapping: null });
  const pages = isAsShown ? null : engine.pages();
  if (held && rows) {
    const { broker, hasCash } = read.about;
    const by = { userId, services: context.services };
    const of = { documentId: id, connectionId: null, broker };
    const recorded = await recordDrafts(tx, by, { of, hasCash, rows });
    if (recorded === 0) throw invalid({ fileName: ['importFailed'] });
    await markImported(tx, userId, id, context.services.clock.now());
    await noteAdditionBy(
      tx,
      context.services,
      { ...changedBy(context), origin: 'file' },
      { kind: 'file-imported', about: { count: recorded, name: document.name, document: id } },
    );
    await tellOfImport(tx, context.services, { userId, document, portfolios: held, count: recorded });
  }
  if (pages) await replacePages(tx, userId, id, await Array.fromAsync(pages));
  // How its columns are read stays in sight, so that it can be said anew.
  const { mapping } = document.summary;
  const { format } = read.about;
  await updateDocument(tx, userId, { id, choices, format, summary: { ...summary, mapping } });
}

const asStored = (value: DocumentChoices | DocumentSummary): unknown => JSON.parse(JSON.stringify(value));

/** The portfolios that rows go to are held before the file is (SF-11). */
async function holdPortfolios(
  tx: Tx,
  context: Context,
  { id, body, about }: Pick<Change, 'id' | 'body'> & { about: FileAbout },
): Promise<PortfolioRow[]> {
  const { services } = context;
  const { userId } = actorOf(context);
  const document = await documentById(tx, userId, id);
  if (!document) throw notFound();
  const said = Object.fromEntries(body.portfolios?.map((one) => [one.account, one.portfolio_id]) ?? []);
  const own = await ownPortfolios(tx, services, userId);
  const portfolios = portfoliosFor(about, { ...document.choices.portfolios, ...said }, own);
  const ids = [...new Set([...portfolios.values()].map((one) => one.id))];
  return lockToWrite(tx, services, ids, userId);
}

/** What was said before and what is said now. */
async function choicesWith(
  tx: Tx,
  context: Context,
  { choices, summary }: DocumentRow,
  body: Body,
): Promise<DocumentChoices> {
  const { userId } = actorOf(context);
  const portfolios = { ...choices.portfolios };
  if (body.portfolios?.length) {
    const own = new Set((await portfoliosOf(tx, userId)).map(({ id }) => id));
    for (const { account, portfolio_id } of body.portfolios) {
      if (!own.has(portfolio_id)) throw invalid({ portfolios: ['portfolioError'] });
      portfolios[account] = portfolio_id;
    }
  }
  const instruments = { ...choices.instruments, ...(await instrumentsWith(tx, context, summary, body)) };
  const rows = { ...choices.rows };
  for (const { key, ...answer } of body.rows ?? []) rows[key] = { ...rows[key], ...answer };
  return { portfolios, instruments, rows, currency: body.currency?.toUpperCase() ?? choices.currency };
}

async function instrumentsWith(
  tx: Tx,
  context: Context,
  { instruments, broker }: DocumentRow['summary'],
  body: Body,
): Promise<Record<string, string>> {
  const said = body.instruments ?? [];
  if (said.length === 0) return {};
  const { userId } = actorOf(context);
  const ids = said.flatMap(({ asset_id }) => asset_id ?? []);
  if (!ids.every(isId)) throw invalid({ instruments: ['assetError'] });
  const known = new Set((await instrumentsById(tx, userId, ids)).map(({ id }) => id));
  const named = said.map(({ hint, asset_id, remember }) => {
    const alias = instruments[hint]?.alias;
    if (alias === undefined || (asset_id !== null && !known.has(asset_id)))
      throw invalid({ instruments: ['assetError'] });
    return { alias, instrumentId: asset_id, remember: remember ?? false };
  });
  const kept = named.flatMap(({ alias, instrumentId, remember }) =>
    remember && instrumentId ? [{ name: alias, instrumentId }] : [],
  );
  if (kept.length && broker) await rememberAliases(tx, userId, broker, kept, context.services.clock.now());
  return Object.fromEntries(named.map(({ alias, instrumentId }) => [alias, instrumentId ?? '']));
}
