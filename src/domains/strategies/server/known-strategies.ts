import { nameIn } from '../../../foundation/name-in.ts';
import { actorOf, type Context } from '../../../platform/http/context.ts';
import type { Component } from '../composition.ts';
import { compositionOf } from '../own/own-strategy.ts';
import { ownStrategiesOf } from './own/own-strategy-store.ts';
import { strategies } from './strategy-store.ts';

/** A strategy that the caller can choose, in their language. */
export type KnownStrategy = {
  id: string;
  name: string;
  isOwn: boolean;
  /** Another one when it is described anew. */
  stamp: string;
  composition: (Component & { name: string })[];
};

/** All that the caller can choose from, one's own first; two queries. */
export async function knownStrategies(context: Context): Promise<KnownStrategy[]> {
  const { database } = context.services;
  const { locale } = context;
  const [own, library] = await Promise.all([
    ownStrategiesOf(database, actorOf(context).userId),
    strategies(database),
  ]);
  const named = (composition: ReturnType<typeof compositionOf>) =>
    composition.map((part) => ({ ...part, name: nameIn(part.names, locale, part.key) }));
  return [
    ...own.map(({ id, name, version, components }) => ({
      id,
      name,
      isOwn: true,
      stamp: String(version),
      composition: named(compositionOf(components)),
    })),
    ...library.map(({ id, slug, names, version, updated_at, composition }) => ({
      id,
      name: nameIn(names, locale, slug),
      isOwn: false,
      stamp: `${version} ${updated_at.toISOString()}`,
      composition: named(composition),
    })),
  ];
}
