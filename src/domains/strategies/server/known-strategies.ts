import { nameIn } from '../../../foundation/name-in.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Component } from '../composition.ts';
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

/** All that the caller can choose from; one query. */
export async function knownStrategies({ services, locale }: Context): Promise<KnownStrategy[]> {
  const rows = await strategies(services.database);
  return rows.map(({ id, slug, names, version, updated_at, composition }) => ({
    id,
    name: nameIn(names, locale, slug),
    isOwn: false,
    stamp: `${version} ${updated_at.toISOString()}`,
    composition: composition.map((part) => ({ ...part, name: nameIn(part.names, locale, part.key) })),
  }));
}
