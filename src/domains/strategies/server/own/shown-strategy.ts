import { nameIn } from '../../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../../platform/http/context.ts';
import { readOnlyOf } from '../../../billing/server/policies/policies.ts';
import { mostVersions, type OwnComponent } from '../../own/own-strategy.ts';
import type { OwnComponentOutput, OwnStrategyDetail, OwnStrategyOutput } from '../../own-contract.ts';
import { connectionsOf } from '../connection-store.ts';
import { countedConnections } from '../counted-connections.ts';
import { type Followers, followersOf } from '../list-strategies.ts';
import { type MatchNames, matchNames } from '../match-names.ts';
import { type OwnStrategyRow, ownStrategyById, type VersionRow, versionsOf } from './own-strategy-store.ts';

const matchesOf = (components: readonly OwnComponent[]) => components.flatMap(({ matches }) => matches);

export function componentsShown(
  components: readonly OwnComponent[],
  names: MatchNames,
  locale: string,
): OwnComponentOutput[] {
  return components.map((one, at) => ({
    key: String(at),
    name: nameIn(one.names, locale),
    family: one.family,
    percent: one.percent,
    band: one.band,
    counts: one.matches.map((match) => names.shown(match, locale)),
  }));
}

/** Own strategies as their owner sees them. */
export async function shownStrategies(
  context: Context,
  rows: readonly OwnStrategyRow[],
): Promise<OwnStrategyOutput[]> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const [connections, readOnly, names] = await Promise.all([
    connectionsOf(database, userId),
    readOnlyOf(database, context.services, userId, countedConnections),
    matchNames(
      database,
      userId,
      rows.flatMap(({ components }) => matchesOf(components)),
    ),
  ]);
  return rows.map((row) => shown(row, names, { connections, readOnly }, context.locale));
}

function shown(
  { id, name, version, link_id, created_at, updated_at, components, rules }: OwnStrategyRow,
  names: MatchNames,
  followers: Followers,
  locale: string,
): OwnStrategyOutput {
  return {
    id,
    name,
    version,
    link_id,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    composition: componentsShown(components, names, locale),
    rules,
    portfolios: followersOf(id, followers).map((one) => ({
      ...one,
      connected_at: one.connected_at.toISOString(),
    })),
  };
}

/** One of them with its versions; nothing where the caller has no such strategy. */
export async function shownDetail(context: Context, id: string): Promise<OwnStrategyDetail | undefined> {
  const { database } = context.services;
  const { userId } = actorOf(context);
  const row = await ownStrategyById(database, userId, id);
  if (!row) return undefined;
  const [[strategy], versions] = await Promise.all([
    shownStrategies(context, [row]),
    versionsOf(database, userId, id, mostVersions),
  ]);
  return { ...strategy!, versions: versions.map((version) => versionShown(version, context.locale)) };
}

function versionShown(
  { version, saved_at, restored_from, changes, components }: VersionRow,
  locale: string,
): OwnStrategyDetail['versions'][number] {
  return {
    version,
    saved_at: saved_at.toISOString(),
    restored_from,
    changes: {
      ...changes,
      targets: changes.targets.map(({ names, from, to }) => ({ name: nameIn(names, locale), from, to })),
    },
    composition: components.map(({ names, percent }) => ({ name: nameIn(names, locale), percent })),
  };
}
