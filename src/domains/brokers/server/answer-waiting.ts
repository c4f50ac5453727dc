import { wholeList } from '../../../foundation/answers.ts';
import type { CallInput } from '../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../foundation/failure.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import { instrumentsById, rememberAliases } from '../../imports/server/match-store.ts';
import { aliasOf } from '../../imports/server/resolve-instruments.ts';
import type {
  answerWaitingRows as answerCall,
  listWaitingRows as listCall,
} from '../open-questions-contract.ts';
import { lockFed } from './connecting/choose-portfolio.ts';
import { integrationChanged } from './integration-events.ts';
import { integrationById } from './integration-store.ts';
import { refusePaused } from './paused.ts';
import { takeIn } from './synchronising/take-in.ts';
import { answerRows, waitingRows } from './waiting-store.ts';

async function shown(on: Queries, userId: string, id: string) {
  const rows = await waitingRows(on, userId, id);
  return wholeList(
    rows
      .filter(({ answer }) => !answer.skip)
      .map(({ key, booking, reason, original }) => ({
        key,
        reason: { code: reason.code, values: reason.values ?? {} },
        day: booking?.day ?? null,
        kind: booking?.kind ?? null,
        alias: booking?.instrument ? aliasOf(booking.instrument) : null,
        symbol: booking?.instrument?.symbol ?? null,
        isin: booking?.instrument?.isin ?? null,
        title: booking?.instrument?.name ?? null,
        units: booking?.units ?? null,
        cash: booking?.cash ?? null,
        text: original,
      })),
  );
}

export async function listWaitingRows(context: Context, { params }: CallInput<typeof listCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const row = isId(params.id) && (await integrationById(database, userId, params.id));
  if (!row) throw notFound();
  return shown(database, userId, row.id);
}

/** Takes what the person says, and puts what can now be a row into the ledger. */
export async function answerWaitingRows(context: Context, { params, body }: CallInput<typeof answerCall>) {
  const { services } = context;
  const { database, clock, events } = services;
  const { userId } = actorOf(context);
  const row = isId(params.id) ? await integrationById(database, userId, params.id) : undefined;
  if (!row) throw notFound();
  const said = body.instruments ?? [];
  if (!said.every(({ asset_id }) => isId(asset_id))) throw invalid({ instruments: ['assetError'] });
  await database.transaction(async (tx) => {
    await lockFed(tx, row);
    await refusePaused(tx, services, row);
    const known = new Set(
      (
        await instrumentsById(
          tx,
          userId,
          said.map(({ asset_id }) => asset_id),
        )
      ).map(({ id }) => id),
    );
    if (!said.every(({ asset_id }) => known.has(asset_id))) throw invalid({ instruments: ['assetError'] });
    const aliases = said.map(({ alias, asset_id }) => ({ name: alias, instrumentId: asset_id }));
    if (aliases.length) await rememberAliases(tx, userId, row.broker, aliases, clock.now());
    await answerRows(
      tx,
      userId,
      row.id,
      (body.rows ?? []).map(({ key, ...answer }) => ({ key, answer })),
    );
    await takeIn(tx, services, { integration: row, report: null, asReported: false }).catch(
      (error: unknown) => {
        throw error instanceof Failure ? invalid({ rows: ['importFailed'] }) : error;
      },
    );
    await events.publish(tx, integrationChanged.of(userId));
  });
  return shown(database, userId, row.id);
}
