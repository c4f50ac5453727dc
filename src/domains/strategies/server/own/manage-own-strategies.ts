import { isDone, wholeList } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { foldToWords } from '../../../../foundation/fold-text.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { noteForMinutes } from '../../../changes/server/note-change.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { tellChange } from '../../../instruments/server/instrument-events.ts';
import { mostOwnStrategies, mostVersions, type OwnComponent, type OwnRules } from '../../own/own-strategy.ts';
import { changesBetween, isUnchanged, noChanges } from '../../own/version-changes.ts';
import type * as contract from '../../own-contract.ts';
import {
  countOwnStrategies,
  insertOwnStrategy,
  lockOwnStrategy,
  type OwnStrategyRow,
  ownStrategiesOf,
  ownStrategyOfSubmission,
  removeOwnStrategy,
  saveVersion,
  versionByNumber,
} from './own-strategy-store.ts';
import { readRules, readTargets } from './read-targets.ts';
import { shownDetail, shownStrategies } from './shown-strategy.ts';

export async function listOwnStrategies(
  context: Context,
  { query }: CallInput<typeof contract.listOwnStrategies>,
) {
  const rows = await ownStrategiesOf(context.services.database, actorOf(context).userId);
  const wanted = foldToWords(query.search ?? '');
  const found = rows.filter(({ name }) => foldToWords(name).includes(wanted));
  return wholeList(await shownStrategies(context, found));
}

export async function readOwnStrategy(
  context: Context,
  { params }: CallInput<typeof contract.readOwnStrategy>,
) {
  return answerOf(context, params.id);
}

async function answerOf(context: Context, id: string) {
  const data = isId(id) ? await shownDetail(context, id) : undefined;
  if (!data) throw notFound();
  return { data };
}

export async function createOwnStrategy(
  context: Context,
  { body }: CallInput<typeof contract.createOwnStrategy>,
) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const components = await readTargets(database, userId, context.locale, body, []);
  const id = await database.transaction((tx) =>
    addStrategy(tx, context, {
      name: body.name,
      components,
      rules: readRules(body.rules),
      submission_id: body.submission_id ?? null,
    }),
  );
  return answerOf(context, id);
}

export type NewStrategy = {
  name: string;
  components: readonly OwnComponent[];
  rules: OwnRules;
  submission_id: string | null;
};

/** Its first version; sent twice, it is one. Beyond the most there may be it is refused (rule S-12). */
export async function addStrategy(tx: Tx, context: Context, fresh: NewStrategy): Promise<string> {
  const { userId } = actorOf(context);
  const { name, components, rules, submission_id } = fresh;
  await lockUser(tx, userId);
  const twin = submission_id && (await ownStrategyOfSubmission(tx, userId, submission_id));
  if (twin) return twin.id;
  if ((await countOwnStrategies(tx, userId)) >= mostOwnStrategies)
    throw invalid({ name: ['tooManyStrategies'] });
  const id = newId();
  const version = { version: 1, components, rules, changes: noChanges, restored_from: null };
  await insertOwnStrategy(tx, userId, { id, name, submission_id }, version, context.services.clock.now());
  await tellChange(tx, context);
  return id;
}

/** Each save is a version of its own; who did not see the newest is told what it is now (rule S-13). */
export async function saveOwnStrategy(
  context: Context,
  { params, body }: CallInput<typeof contract.saveOwnStrategy>,
) {
  const { userId } = actorOf(context);
  await changed(context, params.id, body.version, async (tx, current) => ({
    name: body.name,
    components: await readTargets(tx, userId, context.locale, body, current.components),
    rules: readRules(body.rules),
    restored_from: null,
  }));
  return answerOf(context, params.id);
}

export async function restoreOwnStrategy(
  context: Context,
  { params, body }: CallInput<typeof contract.restoreOwnStrategy>,
) {
  const { userId } = actorOf(context);
  await changed(context, params.id, body.version, async (tx, current) => {
    const earlier = await versionByNumber(tx, userId, params.id, body.restored);
    if (!earlier) throw invalid({ restored: ['invalid'] });
    return { name: current.name, ...earlier, restored_from: body.restored };
  });
  return answerOf(context, params.id);
}

type Next = Omit<NewStrategy, 'submission_id'> & { restored_from: number | null };

async function changed(
  context: Context,
  id: string,
  seen: number,
  next: (tx: Tx, current: OwnStrategyRow) => Promise<Next>,
): Promise<void> {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(id)) throw notFound();
  const conflict = await database.transaction(async (tx) => {
    const current = await lockOwnStrategy(tx, userId, id);
    if (!current) throw notFound();
    if (current.version !== seen) return true;
    const after = await next(tx, current);
    if (isUnchanged(current, after)) return false;
    const changes = changesBetween(current, after);
    const version = { ...after, version: current.version + 1, changes, most: mostVersions };
    await saveVersion(tx, userId, id, version, clock.now());
    await tellChange(tx, context);
    return false;
  });
  if (conflict) throw new Failure({ kind: 'conflict', current: await shownDetail(context, id) });
}

export async function deleteOwnStrategy(
  context: Context,
  { params }: CallInput<typeof contract.deleteOwnStrategy>,
) {
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await context.services.database.transaction(async (tx) => {
    // The account before what it owns, as whoever undoes this (SF-11).
    await lockUser(tx, userId);
    const strategy = await lockOwnStrategy(tx, userId, params.id);
    if (!strategy) throw notFound();
    await noteForMinutes(tx, context, { kind: 'own-strategy-deleted', about: { name: strategy.name } });
    await removeOwnStrategy(tx, userId, params.id);
    await tellChange(tx, context);
  });
  return isDone;
}
