import { decimal } from '../../../foundation/decimal.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Component, Match } from '../composition.ts';

type Texts = Record<string, string>;

export type NamedComponent = Component & { names: Texts; family: string };

type MatchRow = { kind: Match['kind']; isin: string | null; class_slug: string | null };
type ComponentRow = {
  position: number;
  names: Texts;
  family: string;
  percent: string;
  matches: MatchRow[];
};

/** The components of a strategy, each with what counts for it, as one JSON column beside `s.id`. */
const componentsColumn = sql`(
  select jsonb_agg(jsonb_build_object('position', c.position, 'names', c.names, 'family', c.family, 'percent', c.percent::text, 'matches', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'isin', m.isin, 'class_slug', m.class_slug)
      order by m.kind, m.isin, m.class_slug), '[]')
    from strategy_matches m where m.strategy_id = c.strategy_id and m.position = c.position
  )) order by c.position)
  from strategy_components c where c.strategy_id = s.id) as components`;

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
  /** By language. */
  names: Texts;
  composition: NamedComponent[];
};

/** Which strategy each portfolio follows; one that follows none is not in the map. */
export async function strategiesOfPortfolios(
  on: Queries,
  userId: string,
  portfolioIds: readonly string[],
): Promise<Map<string, ConnectedStrategy>> {
  if (portfolioIds.length === 0) return new Map();
  const rows = await on.many<{
    portfolio_id: string;
    id: string;
    names: Texts;
    components: ComponentRow[] | null;
  }>(sql`
    select p.portfolio_id, s.id, s.names, ${componentsColumn}
    from portfolio_strategies p join strategies s on s.id = p.strategy_id
    where p.user_id = ${userId} and p.portfolio_id = any(${portfolioIds}::uuid[])`);
  return new Map(
    rows.map(({ portfolio_id, id, names, components }) => [
      portfolio_id,
      { id, names, composition: compositionOf(components) },
    ]),
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
    select s.*, ${componentsColumn} from strategies s
    where ${id}::uuid is null or s.id = ${id} order by s.position, s.id`);
  return rows.map(({ components, ...row }) => ({ ...row, composition: compositionOf(components) }));
}

export async function strategyExists(on: Queries, id: string): Promise<boolean> {
  return (await on.maybe(sql`select from strategies where id = ${id}`)) !== undefined;
}

export type ReferencedInstrument = {
  isin: string;
  id: string;
  ticker: string;
  names: Texts;
  class_slug: string;
  slug: string;
};

/** The catalogue's instruments behind ISINs, one listing each: what it does not know is not there. */
export function instrumentsByIsin(on: Queries, isins: readonly string[]): Promise<ReferencedInstrument[]> {
  return on.many<ReferencedInstrument>(sql`
    select distinct on (i.isin) i.isin, i.id, i.ticker, i.names, k.slug as class_slug, i.slug
    from instruments i join asset_classes k on k.id = i.class_id
    where i.isin = any(${isins}::text[]) and i.owner_id is null and i.status = 'active'
    order by i.isin, i.popularity desc, i.id`);
}

/** A text that changes when a person connects or disconnects a strategy, or one of theirs is described anew. */
export async function strategyStamp(on: Queries, userId: string): Promise<string> {
  const { stamp } = await on.one<{ stamp: string | null }>(sql`
    select string_agg(c.portfolio_id || '.' || c.strategy_id || '.' || s.version || '.' || s.updated_at, ' ' order by c.portfolio_id) as stamp
    from portfolio_strategies c join strategies s on s.id = c.strategy_id where c.user_id = ${userId}`);
  return stamp ?? '';
}
