import { isDone } from '../../../../foundation/answers.ts';
import type { CallInput } from '../../../../foundation/contract.ts';
import { Failure, invalid, notFound } from '../../../../foundation/failure.ts';
import { isId, newId } from '../../../../foundation/ids.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { noteForMinutes } from '../../../changes/server/note-change.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { tellChange } from '../../../instruments/server/instrument-events.ts';
import type {
  createGroup as createCall,
  deleteGroup as deleteCall,
  updateGroup as updateCall,
} from '../../groups-contract.ts';
import {
  groupOfSubmission,
  groupsCalled,
  insertGroup,
  lockGroup,
  realOnes,
  removeGroup,
  renameGroup,
  setMembers,
} from './group-store.ts';

/** So many groups somebody may have (rule PG-1). */
const mostGroups = 50;

type Body = CallInput<typeof createCall>['body'];

/** Each once, all of them the caller's and none on paper. */
async function membersOf(tx: Tx, userId: string, { portfolio_ids }: Body): Promise<string[]> {
  const ids = [...new Set(portfolio_ids)];
  const known = ids.every(isId) ? await realOnes(tx, userId, ids) : new Set<string>();
  if (known.size < ids.length) throw invalid({ portfolio_ids: ['groupPortfoliosError'] });
  return ids;
}

type Called = Awaited<ReturnType<typeof groupsCalled>>;

function refuseTaken(groups: Called, own?: string): void {
  if (groups.some((group) => group.has_name && group.id !== own)) throw invalid({ name: ['groupNameTaken'] });
}

/** Whoever writes holds the account first (SF-11): two at once have neither one name nor one place too many. */
async function heldNames(tx: Tx, userId: string, { name }: Body): Promise<Called> {
  await lockUser(tx, userId);
  return groupsCalled(tx, userId, name);
}

export async function createGroup(context: Context, { body }: CallInput<typeof createCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  return database.transaction(async (tx) => {
    const groups = await heldNames(tx, userId, body);
    const twin = body.submission_id && (await groupOfSubmission(tx, userId, body.submission_id));
    if (twin) return { data: (await lockGroup(tx, userId, twin.id))! };
    if (groups.length >= mostGroups) throw invalid({ name: ['tooManyGroups'] });
    refuseTaken(groups);
    const members = await membersOf(tx, userId, body);
    const id = newId();
    const { name, submission_id = null } = body;
    await insertGroup(tx, userId, { id, name, submission_id, at: clock.now() });
    await setMembers(tx, userId, id, members);
    await tellChange(tx, context);
    return { data: (await lockGroup(tx, userId, id))! };
  });
}

export async function updateGroup(context: Context, { params, body }: CallInput<typeof updateCall>) {
  const { database, clock } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  return database.transaction(async (tx) => {
    const groups = await heldNames(tx, userId, body);
    const current = await lockGroup(tx, userId, params.id);
    if (!current) throw notFound();
    if (body.version !== undefined && body.version !== current.version)
      throw new Failure({ kind: 'conflict', current });
    refuseTaken(groups, params.id);
    const members = await membersOf(tx, userId, body);
    await renameGroup(tx, userId, { id: params.id, name: body.name, at: clock.now() });
    await setMembers(tx, userId, params.id, members);
    await tellChange(tx, context);
    return { data: (await lockGroup(tx, userId, params.id))! };
  });
}

export async function deleteGroup(context: Context, { params }: CallInput<typeof deleteCall>) {
  const { database } = context.services;
  const { userId } = actorOf(context);
  if (!isId(params.id)) throw notFound();
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const group = await lockGroup(tx, userId, params.id);
    if (!group) throw notFound();
    await noteForMinutes(tx, context, { kind: 'group-deleted', about: { name: group.name } });
    await removeGroup(tx, userId, params.id);
    await tellChange(tx, context);
  });
  return isDone;
}
