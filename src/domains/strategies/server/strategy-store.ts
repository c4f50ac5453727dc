import { decimal } from '../../../foundation/decimal.ts';
import { isId } from '../../../foundation/ids.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Component, Match } from '../composition.ts';
import { type OwnComponent, type OwnRules, compositionOf as ownComposition } from '../own/own-strategy.ts';

type Texts = Record<string, string>;

export type NamedComponent = Component & { names: Texts; family: string };

/** The catalogue's strategies name no countries and currencies. */
type MatchRow = {
  kind: 'instrument' | 'subclass' | 'class' | 'cash';
  isin: string | null;
  class_slug: string | null;
};
type ComponentRow = {
  position: number;
  names: Texts;
  family: string;
  percent: string;
  matches: MatchRow[];
};

/** The components of a strategy, each with what counts for it, as one JSON value beside `s.id`. */
const componentsOf = sql`(
  select jsonb_agg(jsonb_build_object('position', c.position, 'names', c.names, 'family', c.family, 'percent', c.percent::text, 'matches', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'isin', m.isin, 'class_slug', m.class_slug)
      order by m.kind, m.isin, m.class_slug), '[]')
    from strategy_matches m where m.strategy_id = c.strategy_id and m.position = c.position
  )) order by c.position)
  from strategy_components c where c.strategy_id = s.id)`;

function compositionOf(rows: ComponentRow[] | null): NamedComponent[] {
  return (rows ?? []).map(({ position, names, family, percent, matches }) => ({
    key: String(position),
    names,
    family,
    wanted: decimal(percent),
    matches: matches.map(matchOf),
  }));
}

function matchOf({ kind, isin, class_slug }: MatchRow): Match {
  return kind === 'cash' ? { kind } : { kind, reference: (isin ?? class_slug)! };
}

export type ConnectedStrategy = {
  id: string;
  /** By language; what is somebody's own is called the same in each. */
  names: Texts;
  composition: NamedComponent[];
  /** Of one's own strategy; the catalogue's have none. */
  rules: OwnRules | null;
};

type FollowedRow = {
  portfolio_id: string;
  id: string;
  names: Texts;
  components: ComponentRow[] | null;
  own_components: OwnComponent[] | null;
  rules: OwnRules | null;
};

const followed = sql`
  select p.portfolio_id, coalesce(s.id, o.id) as id, coalesce(s.names, jsonb_build_object('en', o.name, 'pl', o.name)) as names,
    case when s.id is not null then ${componentsOf} end as components, v.components as own_components, v.rules
  from portfolio_strategies p left join strategies s on s.id = p.strategy_id
  left join own_strategies o on o.user_id = p.user_id and o.id = p.own_strategy_id
  left join own_strategy_versions v on v.user_id = o.user_id and v.strategy_id = o.id and v.version = o.version`;

function byPortfolio(rows: readonly FollowedRow[]): Map<string, ConnectedStrategy> {
  return new Map(
    rows.map(({ portfolio_id, id, names, components, own_components, rules }) => [
      portfolio_id,
      {
        id,
        names,
        composition: own_components ? ownComposition(own_components) : compositionOf(components),
        rules,
      },
    ]),
  );
}

/** Which strategy each portfolio follows, of the catalogue or one's own; one that follows none is not in the map. */
export async function strategiesOfPortfolios(
  on: Queries,
  userId: string,
  portfolioIds: readonly string[],
): Promise<Map<string, ConnectedStrategy>> {
  if (portfolioIds.length === 0) return new Map();
  return byPortfolio(
    await on.many<FollowedRow>(sql`
      ${followed} where p.user_id = ${userId} and p.portfolio_id = any(${portfolioIds}::uuid[])`),
  );
}

/** The same of some portfolios of many people. */
export async function strategiesOfPeople(
  on: Queries,
  userIds: readonly string[],
  portfolioIds: readonly string[],
): Promise<Map<string, ConnectedStrategy>> {
  if (portfolioIds.length === 0) return new Map();
  return byPortfolio(
    await on.many<FollowedRow>(sql`
      ${followed} where p.user_id = any(${[...userIds]}::uuid[]) and p.portfolio_id = any(${[...portfolioIds]}::uuid[])`),
  );
}

export type StrategyRow = {
  id: string;
  slug: string;
  names: Texts;
  descriptions: Texts;
  highlights: Record<string, string[]>;
  type: 'long-term' | 'short-term';
  version: string;
  authors: Texts;
  created_at: Date;
  updated_at: Date;
  composition: NamedComponent[];
};

/** The whole catalogue, or one of it. */
export async function strategies(on: Queries, id: string | null = null): Promise<StrategyRow[]> {
  const rows = await on.many<Omit<StrategyRow, 'composition'> & { components: ComponentRow[] | null }>(sql`
    select s.*, ${componentsOf} as components from strategies s
    where ${id}::uuid is null or s.id = ${id} order by s.position, s.id`);
  return rows.map(({ components, ...row }) => ({ ...row, composition: compositionOf(components) }));
}

export async function strategyExists(on: Queries, id: string): Promise<boolean> {
  return (await on.maybe(sql`select from strategies where id = ${id}`)) !== undefined;
}

export type ReferencedInstrument = {
  /** The ISIN or id it was asked for by. */
  reference: string;
  id: string;
  isin: string | null;
  ticker: string;
  names: Texts;
  class_slug: string;
  subclass_slug: string | null;
  country: string | null;
  price_currency: string;
  price_unit: 'unit' | 'pence' | 'percent';
  nominal: string | null;
  slug: string;
};

/**
 * The instruments behind ISINs and ids, one listing each: what neither the catalogue nor this person has is not there. One's own
 * that was linked to the catalogue later leads to what it was linked to.
 */
export function referencedInstruments(
  on: Queries,
  userId: string,
  references: readonly string[],
): Promise<ReferencedInstrument[]> {
  const ids = references.filter(isId);
  return on.many<ReferencedInstrument>(sql`
    select distinct on (found.reference) found.reference, i.id, i.isin, i.ticker, i.names, k.slug as class_slug,
      s.slug as subclass_slug, i.country, c.title as price_currency, i.price_unit, i.nominal, i.slug
    from (
      select isin as reference, id, owner_id from instruments where isin = any(${[...references]}::text[])
      union all
      select id::text, coalesce(replaced_by, id), owner_id from instruments where id = any(${ids}::uuid[])
    ) found join instruments i on i.id = found.id join asset_classes k on k.id = i.class_id
    left join asset_classes s on s.id = i.subclass_id join currencies c on c.id = i.currency_id
    where (found.owner_id is null or found.owner_id = ${userId}) and i.status = 'active'
    order by found.reference, i.owner_id nulls first, i.popularity desc, i.id`);
}

export async function currencyTitles(on: Queries): Promise<string[]> {
  return (await on.many<{ title: string }>(sql`select title from currencies`)).map(({ title }) => title);
}

/** A text that changes when a person connects or disconnects a strategy, or one of theirs is described anew. */
export async function strategyStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string | null }>(sql`
    select string_agg(concat_ws('.', c.portfolio_id, s.id, s.version, s.updated_at, o.id, o.version), ' ' order by c.portfolio_id) as stamp
    from portfolio_strategies c left join strategies s on s.id = c.strategy_id
    left join own_strategies o on o.user_id = c.user_id and o.id = c.own_strategy_id where c.user_id = ${userId}`);
  return stamp ?? '';
}
