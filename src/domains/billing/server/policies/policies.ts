import { Failure, notFound } from '../../../../foundation/failure.ts';
import type { Queries, Tx } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { lockUser } from '../../../identity/server/user-store.ts';
import { activeAmong } from '../../active-among.ts';
import type { LimitedThings } from '../limited-things.ts';
import { limitsOf } from '../subscriptions.ts';

/** What a plan has or has not; the other policies count. */
export type Feature = 'sms' | 'export' | 'education';

/** How every limit of a plan is refused (BL-16). */
export const beyondPlan = () => new Failure({ kind: 'upgrade' });

/** Inside a transaction, on its connection. */
export async function hasFeature(
  services: Services,
  userId: string,
  feature: Feature,
  on: Queries = services.database,
): Promise<boolean> {
  return (await limitsOf(services, userId, on))[feature];
}

export async function requireFeature(...asked: Parameters<typeof hasFeature>): Promise<void> {
  if (!(await hasFeature(...asked))) throw beyondPlan();
}

/**
 * How many more the plan allows. The account is held until the transaction ends, so that two at once cannot both fit:
 * it is asked for before anything else is locked (SF-11).
 */
export async function roomFor(
  tx: Tx,
  services: Services,
  userId: string,
  things: LimitedThings,
): Promise<number> {
  if (!(await lockUser(tx, userId))) throw notFound();
  const limits = await limitsOf(services, userId, tx);
  const used = (await things.of(tx, userId)).length;
  return Math.max(0, limits[things.policy] - used);
}

export async function requireRoom(
  tx: Tx,
  services: Services,
  userId: string,
  things: LimitedThings,
): Promise<void> {
  if ((await roomFor(tx, services, userId, things)) < 1) throw beyondPlan();
}

/** Ids of what exceeds the plan: it is read and removed, and nothing else (BL-17). */
export async function readOnlyOf(
  on: Queries,
  services: Services,
  userId: string,
  things: LimitedThings,
): Promise<ReadonlySet<string>> {
  const limits = await limitsOf(services, userId, on);
  const all = await things.of(on, userId);
  const active = activeAmong(all, limits[things.policy]);
  return new Set(all.filter(({ id }) => !active.has(id)).map(({ id }) => id));
}

/** Refuses a change of what exceeds the plan; what is not there is for the caller to miss. */
export async function requireActive(
  tx: Tx,
  services: Services,
  userId: string,
  things: LimitedThings,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || !services.settings.plans) return;
  const readOnly = await readOnlyOf(tx, services, userId, things);
  if (ids.some((id) => readOnly.has(id))) throw beyondPlan();
}
